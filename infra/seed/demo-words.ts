/**
 * The words from which the demo's titles and acts are built. Their order is part of the demo, so append new words to a
 * list.
 */

export const adjectives = [
  ...['Amber', 'Borrowed', 'Crooked', 'Distant', 'Early', 'Faded', 'Gentle', 'Hidden', 'Idle', 'Jagged', 'Kindred'],
  ...['Late', 'Mirrored', 'Narrow', 'Oblique', 'Painted', 'Restless', 'Silver', 'Tender', 'Unwritten', 'Velvet'],
  ...['Wandering', 'Young', 'Broken', 'Cold', 'Drifting', 'Electric', 'Feral', 'Golden', 'Hollow', 'Invisible'],
];

export const nouns = [
  ...['Anchor', 'Bridges', 'Cathedral', 'Delta', 'Embers', 'Fences', 'Gardens', 'Hinges', 'Islands', 'Junction'],
  ...['Kitchens', 'Ladders', 'Mornings', 'Needles', 'Oceans', 'Pylons', 'Quarry', 'Ribbons', 'Stations', 'Thunder'],
  ...['Umbrella', 'Valleys', 'Windows', 'Yards', 'Avenues', 'Birds', 'Curtains', 'Engines', 'Ghosts', 'Horizon'],
  ...['Ink', 'Jasmine', 'Kerosene', 'Lanterns', 'Maps', 'Nets', 'Orbits', 'Parades', 'Rain', 'Shadows', 'Tides'],
];

export const places = [
  ...['Ardmore', 'Belém', 'Cork', 'Dungarvan', 'Évora', 'Faro', 'Galway', 'Howth', 'Inishmore', 'Kinsale', 'Lagos'],
  ...['Malahide', 'Nazaré', 'Oslo', 'Porto', 'Quimper', 'Reykjavík', 'Sligo', 'Tavira', 'Utrecht', 'Vigo', 'Waterford'],
];

export const times = [
  ...['Dawn', 'Four in the Morning', 'Midnight', 'the End of March', 'First Light', 'Harvest', 'High Noon'],
  ...['Last Call', 'New Year', 'Solstice', 'Sundown', 'the Turn of the Tide'],
];

export const firstNames = [
  ...['Aoife', 'Bruno', 'Ciara', 'Dara', 'Elif', 'Finn', 'Greta', 'Hugo', 'Inês', 'Jonas', 'Kaya', 'Liam', 'Maeve'],
  ...['Nuno', 'Orla', 'Pia', 'Rui', 'Saoirse', 'Tomás', 'Una', 'Vera', 'Willa', 'Yara', 'Zoë'],
];

export const lastNames = [
  ...['Abreu', 'Byrne', 'Castro', 'Doyle', 'Egan', 'Ferreira', 'Gray', 'Hayes', 'Ibsen', 'Joyce', 'Keane', 'Lund'],
  ...['Moura', 'Nolan', 'Okafor', 'Prado', 'Quinn', 'Reis', 'Silva', 'Tierney', 'Ueda', 'Vale', 'Walsh'],
];
