import { fold } from '../../../../../shared/fold.ts';
import type { CellKind } from '../../../../../shared/statements/cell-kind.ts';
import type { Mapping } from '../../../../../shared/statements/mapping.ts';

export type CellName = keyof Mapping['columns'];

/** A word in a column's name, and the number that it adds to the column's score. */
type Weight = readonly [RegExp, number];

type ColumnName = {
  words: readonly Weight[];
  /** Words that rule a column out. */
  never?: RegExp;
  /** The kinds of values that its cells may contain. */
  kinds: readonly CellKind[];
};

const MONEY_WORDS =
  /\b(amount|revenue|income|royalt(y|ies)|net|price|fee|earnings?|share|rate|betrag|erlos|montant|importe?o?|valor)\b/;

/** Folded column names in English, German, French, Spanish, Italian, Portuguese, Dutch and Japanese. */
export const columnNames: Record<CellName, ColumnName> = {
  isrc: { words: [[/isrc/, 5]], kinds: ['isrc'] },
  upc: {
    words: [
      [/\b(upc|ean|gtin|icpn|jan|barcode|strichcode|code-?barres?|codigo de barras|codice a barre|streepjescode)\b/, 5],
      [/バーコード|janコード/, 5],
    ],
    kinds: ['upc', 'number'],
    never: MONEY_WORDS,
  },
  title: {
    words: [
      [/\b(track|song|recording|asset|tune|work|titel|oeuvre|cancion|brano|faixa|nummer)\b|楽曲|曲|トラック/, 3],
      [/\b(title|name|nombre|titre|titulo|titolo|titel)\b|名|タイトル/, 3],
      [
        /\b(release|album|product|artiste?a?|kunstler|interpret|store|label|video|channel|produkt|producto|prodotto|produto|dsp|partner|shop|handler)\b|アルバム|アーティスト|店|レーベル/,
        -6,
      ],
      [/\bversion\b/, -3],
    ],
    never: /\b(ids?|codes?|type|number|no|nr|isrc|upc|duration|count|quantity)\b/,
    kinds: ['text'],
  },
  artist: {
    words: [
      [
        /\b(artists?|kunstler(in)?|interpret(en)?|artistes?|interprete|artistas?|artisti?|artiest|uitvoerder|band|performer|act)\b|アーティスト|歌手/,
        5,
      ],
      [/\b(track|asset|song|titel|titre)\b|楽曲/, 1],
      [/\b(release|album|product)\b|アルバム/, -1],
    ],
    never: /\b(ids?|codes?|role|share|type)\b/,
    kinds: ['text'],
  },
  quantity: {
    words: [
      [
        /\b(quantity|qty|units?|streams?|plays?|count|volume|performances|downloads|menge|anzahl|stuck|stuckzahl|abrufe|quantite|nombre|ecoutes|cantidad|unidades|reproducciones|quantita|riproduzioni|quantidade|aantal)\b|数量|回数|再生数/,
        5,
      ],
      [/\b(track|asset|net)\b/, 1],
    ],
    never: /\b(price|rate|type|preis|prix|precio|prezzo|preco|prijs|revenue|amount)\b|単価/,
    kinds: ['number'],
  },
  store: {
    words: [
      [
        /\b(store|retailer|dsp|shop|platform|provider|outlet|plattform|handler|anbieter|boutique|plateforme|magasin|tienda|plataforma|negozio|piattaforma|loja|winkel)\b|ストア|配信先|配信サービス|ショップ|販売店/,
        5,
      ],
      [/\bservice\b|サービス/, 4],
      [/\bpartner\b/, 3],
      [/\b(channel|source)\b/, 2],
    ],
    never: /\b(ids?|codes?|type|date|currency|revenue|share|fee|received|by|country|front)\b/,
    kinds: ['text'],
  },
  territory: {
    words: [
      [
        /\b(country|territory|region|land|verkaufsland|pays|territoire|pais|territorio|paese|storefront|gebied|gebiet)\b|国|地域/,
        5,
      ],
    ],
    never: /\b(currency|isrc)\b|外国/,
    kinds: ['text'],
  },
  use: {
    words: [
      [
        /\b(use|usage|sales?|trans(action)?|product|content|delivery|stream|consumption|offer|license|distribution) (type|model)\b/,
        5,
      ],
      [
        /\b(nutzungsart|nutzungstyp|verwendung|verkaufsart|type (d')?(usage|utilisation|de vente)|tipo (de|di) (uso|utilizo|utilizzo|venta|venda|vendita)|gebruikstype|license|configuration)\b|利用形態|利用種別|配信形態|種別/,
        5,
      ],
    ],
    kinds: ['text'],
  },
  currency: {
    words: [
      [/\b(currency|wahrung|devise|monnaie|moneda|divisa|valuta|moeda)\b|通貨/, 5],
      [/\b(payable|payment|paid|payout|royalty|client|account|statement|auszahlung|paiement|pago|pagamento)\b|支払/, 1],
      [/\b(original|sales?|local|source|retail|customer|foreign|transaction)\b|現地/, -2],
    ],
    kinds: ['text'],
  },
  from: {
    words: [
      [
        /\b(sales?|usage|activity|consumption|streaming|performance|trade) (month|period|date|start)\b|\bmonth of (sale|use)\b/,
        8,
      ],
      [
        /\b(verkaufs|nutzungs|leistungs)(monat|zeitraum|periode|datum)\b|\b(mois|periode|date) (de|des|d') ?(ventes?|exploitation|utilisation)\b|\b(mes|fecha|periodo) de (venta|uso)s?\b|\b(mese|periodo|data) (di|delle) (vendita|vendite|utilizzo)\b|\b(mes|periodo|data) (da|de|das) (venda|vendas|uso)\b|\bverkoop(maand|periode|datum)\b|販売月|売上月|利用月|利用年月|販売年月|配信月/,
        8,
      ],
      [/\b(start|begin|from|beginn|von|debut|inicio|inizio)\b|開始/, 2],
      [/\b(month|period|monat|zeitraum|periode|mois|mes|mese|periodo|maand)\b|月|期間/, 4],
      [/\b(date|day|datum|fecha|data)\b|日/, 3],
      [/\broyalty\b/, 1],
      [
        /\b(report(ing|ed)?|posted|inserted|transaction|pay(ment|out)?|paid|statement|accounting|invoice|release|created|abrechnungs?\w*|zahlungs?\w*|bericht\w*|buchungs\w*|reporte|rapport|releve|paiement|pago|pagamento|informe|rendiconto|relatorio|afrekening\w*)\b|支払|報告|計上|リリース|発売/,
        -4,
      ],
    ],
    never: /\b(end|to|ende|bis|fin|fine|fim|eind|until)\b|終了/,
    kinds: ['date'],
  },
  to: {
    words: [
      [/\b(end|until|ende|bis|fin|fine|fim|eind)\b|終了/, 5],
      [/\bto\b/, 3],
      [/\b(report(ing)?|payment|invoice|contract|release)\b/, -4],
    ],
    kinds: ['date'],
  },
  amount: {
    words: [
      [
        /\b(payable|pay ?out|paid( out)?|you (receive|received|earned?)|your|auszahl\w*|auszuzahl\w*|a payer|verse|a pagar|da pagare|te betalen|uitbetal\w*)\b|支払|受取/,
        5,
      ],
      [
        /\b(royalt(y|ies)|lizenz(erlos|gebuhr|en)?|tantiemen?|redevances?|regalias?|diritti|direitos|royaltys)\b|印税|ロイヤリティ|ロイヤルティ/,
        5,
      ],
      [/\b(net|netto\w*|nette?s?|neto|netta|liquido)\b|税抜|税別|純/, 4],
      [/\b(earned|earnings?|verdienst|gains?|ganancias?|guadagn[oi]|ganhos?|opbrengst|verdiensten|proceeds)\b|収益/, 4],
      [
        /\b(amount|revenues?|income|receipts|sum|erlose?|einnahmen|betrag|summe|montant|revenus?|recettes|importe|ingresos?|importo|ricav[io]|incass[io]|valor|receitas?|bedrag|inkomsten|omzet|umsatz)\b|金額|売上|収入|額/,
        2,
      ],
      [/\btotal(e|s)?\b|\bnettoerlos(e)?\b|合計/, 2],
      [/\bsubtotal\b/, 2],
      [/\b(label|client|artist|partner|licensor|final)\b/, 1],
      [/\b(original|source|local|foreign|sales?|retail|estimated|before)\b|現地/, -2],
      [/\b(gross|brutto\w*|brute?s?|bruto|bruta|lord[oi]|lorda)\b|税込|総額|総売上/, -7],
    ],
    never:
      /\b(withh\w*|einbehalt\w*|retenue?s?|retencion(es)?|ritenut[ae]|retencao|ingehouden|tax(es)?|(quellen|umsatz|mehrwert)?steuern?|taxes?|impots?|impuestos?|impost[aeio]s?|belasting|tva|vat|ust|mwst|iva|btw|fees?|gebuhr(en)?|frais|commissions?|provision|comision(es)?|commission[ei]|comissao|kosten|costs?|deductions?|abzuge?|expenses?|advances?|vorschuss|recoup\w*|balance|saldo|unit|per|price|preis|stuckpreis|prix|precio|prezzo|preco|prijs|rate|satz|taux|kurs|exchange|percent\w*|prozent|pct|discount|rabatt|currency|wahrung|devise|moneda|valuta|moeda|date|datum|month|monat|period|quantity|units|count|ids?|codes?|number|type|base|basis|calculation|mechanical|publishing|split|received by)\b|源泉|控除|手数料|単価|税額|消費税|通貨|月|数量|%/,
    kinds: ['number'],
  },
};

/** Phrases for amounts net of taxes or fees. Without them, such columns would be taken for taxes or fees. */
const netPhrases =
  /\b(hors taxes?|ht|excl(uding|usive|\.)?( of)? (tax(es)?|vat)|ex vat|(after|net of|less) (withholding |all )?(tax(es)?|vat|fees|commissions?|costs?)|(ohne|nach|zzgl\.?|abzuglich) (der )?(mwst|ust|steuern?|quellensteuer|gebuhren|provision)|sin (iva|impuestos)|senza iva|iva esclusa|sem (iva|impostos)|excl\.? btw)\b|税抜き?|税別|源泉徴収後|手数料控除後/g;

/**
 * Normalizes a column name: lower case, no Latin accents, separate words. A phrase such as *after tax* becomes *net*.
 */
export const comparableName = (column: string): string =>
  column
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[\u00C0-\u024F]/g, fold)
    .replace(/[_\-/#:;,()[\]*]+/g, ' ')
    .replace(netPhrases, ' net ')
    .replace(/\./g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
