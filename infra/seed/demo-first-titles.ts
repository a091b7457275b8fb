/** Titles of the releases that a first start creates. */
export const firstTitles = [
  ...['Night Ferry', 'Low Tide', 'Harbour Lights', 'Glass Hours', 'Paper Boats', 'Saltmarsh', 'Northern Line'],
  ...['Slow Water', 'Kite Season', 'Copper Wire', 'Blue Hour', 'Tin Roof', 'Half a Moon', 'The Long Field'],
  ...['Signal Fires', 'Sleeper Train', 'Orchard Road', 'Winter Coat', 'Static Bloom', 'Letters Home', 'Two Rivers'],
  ...['Ash & Elder', 'Neon Chapel', 'Field Notes', 'Driftwood', 'Everything Twice', 'Small Hours', 'Lantern Street'],
  ...['Hollow Bell', 'Weather Report', 'A Room by the Sea', 'Telegraph Hill', 'Cinder Path', 'Quiet Machines'],
  ...['Ninth Wave', 'Marble', 'Swallows', 'Open Water', 'Last Orders', 'Encore'],
];

/** The songs on these releases. */
export const songs = [
  ...['Arrivals', 'Undertow', 'Postcards', 'The Bend', 'Daylight', 'Off the Map', 'Rookery', 'Hourglass', 'Return'],
];
