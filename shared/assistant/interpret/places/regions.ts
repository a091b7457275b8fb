import { phrasesIn } from '../words/phrases.ts';

/** The country codes (ISO 3166) of each region. */
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const BALKANS = 'AL BA BG GR HR ME MK RO RS SI XK';
const NORDICS = 'DK FI IS NO SE';
const EUROPE = `${EU} AD AL AX BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS RU SJ SM UA VA XK`;
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const CARIBBEAN = 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI';
const SOUTH_AMERICA = 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE';
const HISPANIC_AMERICA = 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE';
const GULF = 'AE BH KW OM QA SA';
const MIDDLE_EAST = `${GULF} EG IL IQ IR JO LB PS SY TR YE`;
const MAGHREB = 'DZ LY MA MR TN';
const NORTH_AFRICA = `${MAGHREB} EG EH SD`;
const WEST_AFRICA = 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG';
const EAST_AFRICA = 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW';
const SOUTHERN_AFRICA = 'BW LS NA SZ ZA';
const AFRICA = `${NORTH_AFRICA} ${WEST_AFRICA} ${EAST_AFRICA} ${SOUTHERN_AFRICA} AO CD CF CG CM GA GQ ST TD`;
const SOUTH_EAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN';
const EAST_ASIA = 'CN HK JP KP KR MN MO TW';
const SOUTH_ASIA = 'AF BD BT IN LK MV NP PK';
const CENTRAL_ASIA = 'KG KZ TJ TM UZ';
const ASIA = `${SOUTH_EAST_ASIA} ${EAST_ASIA} ${SOUTH_ASIA} ${CENTRAL_ASIA} AE AM AZ BH CY GE IL IQ IR JO KW LB OM PS QA SA SY TR YE`;
const OCEANIA = 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS';

const REGIONS: readonly (readonly [names: string, codes: string])[] = [
  [
    'eu, ue, the eu, european union, unión europea, união europeia, union européenne, europäische union, unione europea, europese unie',
    EU,
  ],
  [
    'europe, europa, whole of europe, european countries, europäische länder, países europeos, países europeus, pays européens, paesi europei, avrupa, evropa, eropa',
    EUROPE,
  ],
  [
    'dach, d a ch, german speaking countries, german speaking, deutschsprachiger raum, deutschsprachigen raum, deutschsprachige länder, dach raum, gsa',
    'DE AT CH',
  ],
  ['benelux, benelux countries', 'BE NL LU'],
  ['scandinavia, skandinavien, escandinavia, escandinávia, scandinavie, skandinavia, iskandinavya', 'DK NO SE'],
  [
    'nordics, nordic countries, the nordics, norden, países nórdicos, pays nordiques, nordische länder, paesi nordici, pohjoismaat',
    NORDICS,
  ],
  [
    'baltics, baltic states, baltic countries, the baltics, baltikum, países bálticos, pays baltes, paesi baltici',
    'EE LV LT',
  ],
  ['balkans, the balkans, balkan, balkan countries, balcanes, balcãs, balkanlar', BALKANS],
  ['iberia, iberian peninsula, península ibérica', 'ES PT'],
  ['british isles', 'GB IE IM GG JE'],
  [
    'north america, northern america, norteamérica, américa del norte, américa do norte, amérique du nord, nordamerika, nord america, america del nord, kuzey amerika',
    'US CA MX',
  ],
  [
    'central america, centroamérica, américa central, amérique centrale, mittelamerika, centro america',
    CENTRAL_AMERICA,
  ],
  ['caribbean, the caribbean, carribean, caribe, el caribe, caraïbes, caraibes, karibik, caraibi', CARIBBEAN],
  [
    'south america, sudamérica, suramérica, américa del sur, américa do sul, amérique du sud, südamerika, sud america, sudamerica, america del sud, güney amerika',
    SOUTH_AMERICA,
  ],
  [
    'latin america, latinoamérica, latino américa, américa latina, amérique latine, lateinamerika, latam, amerika latin',
    `MX ${CENTRAL_AMERICA} ${SOUTH_AMERICA} CU DO PR HT`,
  ],
  ['hispanoamérica, hispano américa, spanish speaking america', HISPANIC_AMERICA],
  [
    'spanish speaking countries, países de habla hispana, países hispanohablantes, habla hispana',
    `ES GQ ${HISPANIC_AMERICA}`,
  ],
  [
    'portuguese speaking countries, países lusófonos, lusofonia, palop, países de língua portuguesa',
    'PT BR AO MZ CV GW ST TL',
  ],
  [
    'middle east, the middle east, oriente medio, oriente próximo, oriente médio, moyen orient, proche orient, naher osten, nahen osten, medio oriente, orta doğu',
    MIDDLE_EAST,
  ],
  ['mena', `${MIDDLE_EAST} ${MAGHREB}`],
  ['gcc, gulf, the gulf, gulf countries, gulf states', GULF],
  ['maghreb, magreb', MAGHREB],
  ['africa, áfrica, afrique, afrika, mama africa, african countries, all africa', AFRICA],
  ['north africa, northern africa, norte de áfrica, afrique du nord, nordafrika, nord africa', NORTH_AFRICA],
  ["west africa, western africa, áfrica occidental, afrique de l ouest, afrique de l'ouest, westafrika", WEST_AFRICA],
  ["east africa, eastern africa, áfrica oriental, afrique de l'est, ostafrika", EAST_AFRICA],
  ['southern africa', SOUTHERN_AFRICA],
  ['asia, asie, asien, ásia, azië, asya, asian countries', ASIA],
  [
    'southeast asia, south east asia, sea region, sudeste asiático, asie du sud est, südostasien, sudest asiatico, asia tenggara',
    SOUTH_EAST_ASIA,
  ],
  ['east asia, far east, ostasien, asia oriental', EAST_ASIA],
  ['south asia, indian subcontinent', SOUTH_ASIA],
  ['central asia, zentralasien', CENTRAL_ASIA],
  ['oceania, oceanía, océanie, ozeanien', OCEANIA],
  ['anz, aus and nz, australia and nz, australasia', 'AU NZ'],
  ['anglosphere', 'US CA GB IE AU NZ'],
];

/** The names of regions, with the codes of their countries. */
export const regions: readonly (readonly [name: string, codes: readonly string[]])[] = REGIONS.flatMap(
  ([names, codes]) => phrasesIn(names).map((name) => [name, [...new Set(codes.split(/\s+/))]] as const),
);
