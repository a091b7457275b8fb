/**
 * Names of territories in statements that CLDR lacks: ISO's own names, former names, everyday names, and reserved
 * codes.
 */
export const territoryAliases: Readonly<Record<string, string>> = {
  BN: 'Brunei Darussalam',
  BO: 'Bolivia (Plurinational State of)',
  BY: 'Weißrussland|Wit-Rusland|Vitryssland|Hviderusland|Hviterussland|Biélorussie',
  CD: 'Congo, The Democratic Republic of the|Democratic Republic of the Congo|DR Congo|ZR|ZAR',
  CG: 'Congo|Republic of the Congo',
  CI: 'Ivory Coast',
  CV: 'Cape Verde',
  CZ: 'Czech Republic|Tschechische Republik|République tchèque|República Checa|Repubblica Ceca|Česká republika',
  ES: 'EA|IC',
  FM: 'Micronesia (Federated States of)|Federated States of Micronesia',
  GB: 'UK|Great Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|Grã-Bretanha|Groot-Brittannië|Velká Británie|İngiltere|Англия|イングランド',
  GR: 'EL|Hellenic Republic',
  HK: 'Hong Kong',
  IR: 'Iran, Islamic Republic of|Islamic Republic of Iran',
  KP: "Korea, Democratic People's Republic of|Democratic People's Republic of Korea",
  KR: 'Korea, Republic of|Republic of Korea|Korea|Corée|Corea|Coreia',
  LA: "Lao People's Democratic Republic|Lao PDR",
  MD: 'Moldova, Republic of|Republic of Moldova',
  MK: 'Macedonia|Former Yugoslav Republic of Macedonia',
  MM: 'Myanmar|Burma|BU',
  MO: 'Macao|Macau',
  NL: 'Holland|Holanda|Olanda|Hollande',
  PS: 'Palestine, State of|State of Palestine|Palestine|Occupied Palestinian Territory',
  RO: 'ROM',
  RU: 'Russian Federation|Российская Федерация|Russische Föderation|Fédération de Russie|Federación de Rusia|Federazione Russa',
  SX: 'Sint Maarten (Dutch part)',
  MF: 'Saint Martin (French part)',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor|TP',
  TR: 'Turkey|Türkiye',
  TW: 'Taiwan, Province of China',
  TZ: 'Tanzania, United Republic of|United Republic of Tanzania',
  US: "USA|É.-U.|United States of America|Vereinigte Staaten von Amerika|États-Unis d'Amérique|Estados Unidos de América|Stati Uniti d'America|Verenigde Staten van Amerika|Estados Unidos da América|Förenta staterna|Amerikas förenta stater|De Forenede Stater|Stany Zjednoczone Ameryki|Spojené státy americké|Соединенные Штаты Америки|Соединённые Штаты|米国|アメリカ|美利坚合众国",
  VA: 'Holy See|Holy See (Vatican City State)',
  VE: 'Venezuela, Bolivarian Republic of|Bolivarian Republic of Venezuela',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  VN: 'Vietnam|Viet Nam',
  XK: 'XKX',
};

/**
 * Words and codes that mean no country, or a region without the United States. Regions that may include the United
 * States, such as the Americas, are left to the office to identify.
 */
export const noCountryNames =
  'Unknown|Not available|N/A|None|Undefined|Unspecified|Not specified|Various|Other|Others|Other countries|Other territories|Rest of World|Rest of the World|RoW|RoTW|International|Übrige Welt|Rest der Welt|Reste du monde|Resto del mundo|Resto do mundo|Resto del mondo|Rest van de wereld|Övriga världen|その他|기타|其他|Europe|EEA|EMEA|APAC|LATAM|MENA|DACH|GSA|Benelux|Nordics|Scandinavia|Balkans|Baltics|CIS|ASEAN|Middle East|XXX|ZZZ';

/** More names for the whole world. 2136 is CISAC's number for it. */
export const worldAliases =
  'Worldwide|World|WW|Global|All countries|All territories|Weltweit|Monde entier|Mundial|Wereldwijd|001|2136';
