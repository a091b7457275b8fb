import { fold } from '../fold.ts';
import { territories } from '../reference/territories.ts';

/** ISO 3166-1: the code of three letters, and behind it that of two. */
const codes = (
  'ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ATAAQ ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ BIHBA BRBBB BGDBD BELBE ' +
  'BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS BTNBT BVTBV BWABW BLRBY BLZBZ CANCA CCKCC CODCD ' +
  'CAFCF COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN COLCO CRICR CUBCU CPVCV CUWCW CXRCX CYPCY CZECZ DEUDE DJIDJ DNKDK DMADM ' +
  'DOMDO DZADZ ECUEC ESTEE EGYEG ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK FSMFM FROFO FRAFR GABGA GBRGB GRDGD GEOGE GUFGF ' +
  'GGYGG GHAGH GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR SGSGS GTMGT GUMGU GNBGW GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU ' +
  'IDNID IRLIE ISRIL IMNIM INDIN IOTIO IRQIQ IRNIR ISLIS ITAIT JEYJE JAMJM JORJO JPNJP KENKE KGZKG KHMKH KIRKI COMKM KNAKN ' +
  'PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA LBNLB LCALC LIELI LKALK LBRLR LSOLS LTULT LUXLU LVALV LBYLY MARMA MCOMC MDAMD MNEME ' +
  'MAFMF MDGMG MHLMH MKDMK MLIML MMRMM MNGMN MACMO MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU MDVMV MWIMW MEXMX MYSMY MOZMZ NAMNA ' +
  'NCLNC NERNE NFKNF NGANG NICNI NLDNL NORNO NPLNP NRUNR NIUNU NZLNZ OMNOM PANPA PERPE PYFPF PNGPG PHLPH PAKPK POLPL SPMPM ' +
  'PCNPN PRIPR PSEPS PRTPT PLWPW PRYPY QATQA REURE ROURO SRBRS RUSRU RWARW SAUSA SLBSB SYCSC SDNSD SWESE SGPSG SHNSH SVNSI ' +
  'SJMSJ SVKSK SLESL SMRSM SENSN SOMSO SURSR SSDSS STPST SLVSV SXMSX SYRSY SWZSZ TCATC TCDTD ATFTF TGOTG THATH TJKTJ TKLTK ' +
  'TLSTL TKMTM TUNTN TONTO TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG UMIUM USAUS URYUY UZBUZ VATVA VCTVC VENVE VGBVG VIRVI ' +
  'VNMVN VUTVU WLFWF WSMWS YEMYE MYTYT ZAFZA ZMBZM ZWEZW'
).split(' ');

/** A name as it is compared: letters only, `and` and `&` and `Saint` and `St.` made equal. */
const plain = (name: string): string =>
  fold(name)
    .replace(/&|\band\b|\bthe\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}]/gu, '');

/** What statements call a territory besides its name here: ISO's own names, older ones, everyday ones. */
const otherNames: Readonly<Record<string, string>> = {
  unitedstates: 'US',
  usa: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  boliviaplurinationalstateof: 'BO',
  bruneidarussalam: 'BN',
  caboverde: 'CV',
  cotedivoire: 'CI',
  congo: 'CG',
  congodemocraticrepublicof: 'CD',
  czechrepublic: 'CZ',
  hongkong: 'HK',
  iranislamicrepublicof: 'IR',
  koreademocraticpeoplesrepublicof: 'KP',
  korearepublicof: 'KR',
  republicofkorea: 'KR',
  korea: 'KR',
  laopeoplesdemocraticrepublic: 'LA',
  macao: 'MO',
  macau: 'MO',
  macedonia: 'MK',
  moldovarepublicof: 'MD',
  myanmar: 'MM',
  burma: 'MM',
  palestinestateof: 'PS',
  russianfederation: 'RU',
  swaziland: 'SZ',
  syrianarabrepublic: 'SY',
  taiwanprovinceofchina: 'TW',
  tanzaniaunitedrepublicof: 'TZ',
  turkey: 'TR',
  turkiye: 'TR',
  vietnam: 'VN',
  venezuelabolivarianrepublicof: 'VE',
  virginislandsbritish: 'VG',
  virginislandsus: 'VI',
  holysee: 'VA',
  holyseevaticancitystate: 'VA',
  worldwide: 'WW',
  world: 'WW',
};

const known = new Map<string, string>([
  ...Object.entries(otherNames).map(([name, code]) => [plain(name), code] as const),
  ...territories.map(({ code, name }) => [plain(name), code] as const),
  ...codes.map((pair) => [pair.slice(0, 3).toLowerCase(), pair.slice(3)] as const),
  ...territories.map(({ code }) => [code.toLowerCase(), code] as const),
]);

/** Where a line names no territory that there is: ISO 3166-1 leaves this code to its users. */
export const UNKNOWN_TERRITORY = 'ZZ';

/** The two letters (ISO 3166-1) of a territory as a statement writes it: a code of two or three letters, or a name. */
export const territoryOf = (text: string): string => known.get(plain(text)) ?? UNKNOWN_TERRITORY;
