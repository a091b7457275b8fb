import { fileHead } from '../../../../../shared/statements/file-head.ts';
import { type ColumnGuess, guessColumns } from './guess-columns.ts';

/** Guesses the columns of a file from its head. */
const guess = (...lines: string[]): ColumnGuess => guessColumns(fileHead(`${lines.join('\n')}\n`));

describe('headers of distributors (product 23.22)', () => {
  it('Beatport: neither gross nor withheld', () => {
    const { chosen } = guess(
      'STATEMENT_DATE,SALE_MONTH,STORE,ISRC,TRACK_NAME,ARTIST_NAME,COUNTRY,QUANTITY,GROSS_CONTENT_REVENUE,WITHHELD_AMOUNT,NET_CONTENT_REVENUE,CURRENCY',
      '2026-10-05,2026-08,Beatport,ZZR4L2600001,Ebb,Mara,DE,2,2.00,0.30,1.70,USD',
    );
    expect(chosen).toEqual({
      from: 'SALE_MONTH',
      store: 'STORE',
      isrc: 'ISRC',
      title: 'TRACK_NAME',
      artist: 'ARTIST_NAME',
      territory: 'COUNTRY',
      quantity: 'QUANTITY',
      amount: 'NET_CONTENT_REVENUE',
      currency: 'CURRENCY',
    });
  });

  it('DashGo: payable, not gross', () => {
    const { chosen } = guess(
      'Reporting Period;Sale Month;Store;Artist;Track;ISRC;UPC;Units;Unit Price;Gross Revenue;Payable',
      '2026-10;2026-08;Spotify;Mara;Ebb;ZZR4L2600001;4006381333931;12;0.01;0.12;0.09',
    );
    expect(chosen).toMatchObject({ amount: 'Payable', quantity: 'Units', from: 'Sale Month', upc: 'UPC' });
  });

  it('Amuse: never a date, and neither the amount before nor the one after the split', () => {
    const found = guess(
      'Transaction date;Type;Source;Royalty Date;Service;UPC;ISRC;Artist;Release;Track;Quantity;Amount;Split;Total',
      '05.10.2026;Credit;Royalty;01.08.2026;Spotify;061414900010;ZZR4L2600001;Mara;x;Ebb;12;0,91;100;0,91',
    );
    expect(found.chosen).toMatchObject({
      from: 'Royalty Date',
      store: 'Service',
      title: 'Track',
      quantity: 'Quantity',
    });
    expect(found.chosen.amount).toBeUndefined();
    expect(found.unsure.amount).toEqual(['Amount', 'Total']);
  });

  it('DPM: the amount paid, not the month in which the store paid', () => {
    const { chosen } = guess(
      'Reporting Period,Sale Month,Revenue Received By DSP,DSP,Country,Title,Artist,ISRC,Quantity,Net Royalty',
      '2026-10,2026-08,2026-09,Deezer,FR,Ebb,Mara,ZZR4L2600001,12,0.25',
    );
    expect(chosen).toMatchObject({ amount: 'Net Royalty', from: 'Sale Month', store: 'DSP' });
  });

  it.each([
    [
      'Believe',
      'Reporting month,Sales Month,Platform,Country / Region,Label Name,Artist Name,Release title,Track title,UPC,ISRC,Sales Type,Quantity,Client Payment Currency,Unit Price,Mechanical Fee,Gross Revenue,Client share rate,Net Revenue',
      '2026-10,2026-08,Deezer,FR,Maison,Mara,x,Ebb,4006381333931,ZZR4L2600001,Stream,1,EUR,0.1,0.01,0.5,0.8,0.4',
      {
        amount: 'Net Revenue',
        from: 'Sales Month',
        store: 'Platform',
        title: 'Track title',
        currency: 'Client Payment Currency',
      },
    ],
    [
      'Symphonic',
      'Reporting Period,Label,Release Name,Release Artists,UPC Code,Track Title,ISRC Code,Track Artists,Digital Service Provider,Activity Period,Territory,Sale or Void,Count,Royalty ($US)',
      '2026-10,Maison,x,Mara,4006381333931,Ebb,ZZR4L2600001,Mara,Deezer,2026-08,FR,Sale,3,0.0004',
      { amount: 'Royalty ($US)', from: 'Activity Period', artist: 'Track Artists', quantity: 'Count', upc: 'UPC Code' },
    ],
    [
      'TuneCore',
      'Sales Period,Posted Date,Store Name,Country Of Sale,Artist,Release Title,Song Title,UPC,Optional ISRC,Sales Type,# Units Sold,Per Unit Price,Net Sales,Net Sales Currency,Exchange Rate,Total Earned,Currency',
      '2026-08-01,2026-10-05,Spotify,US,Mara,x,Ebb,61414900010,ZZR4L2600001,Stream,12,0.001,0.9,EUR,1.1,0.99,USD',
      {
        amount: 'Total Earned',
        currency: 'Currency',
        from: 'Sales Period',
        title: 'Song Title',
        isrc: 'Optional ISRC',
      },
    ],
    [
      'FUGA',
      'Sale Start date,Sale End date,DSP,Territory,Product UPC,Product Artist,Product Title,Asset Artist,Asset Title,Asset ISRC,Asset Quantity,Original Gross Income,Original currency,Exchange Rate,Converted Gross Income,Reported Royalty,Currency',
      '2026-08-01,2026-08-31,Deezer,FR,4006381333931,Mara,x,Mara,Ebb,ZZR4L2600001,4,0.5,EUR,1.1,0.55,0.44,USD',
      {
        amount: 'Reported Royalty',
        from: 'Sale Start date',
        to: 'Sale End date',
        artist: 'Asset Artist',
        title: 'Asset Title',
        currency: 'Currency',
      },
    ],
    [
      'Cargo',
      'Asset ISRC,Asset Title,Sale net receipts calculation,Sale net receipts,Reported Royalty,Territory,Quantity,Sale Start date,DSP,Royalty Calculation Base,Currency',
      'ZZR4L2600001,Ebb,net,0.55,0.44,FR,3,2026-08-01,Deezer,0.55,USD',
      { amount: 'Reported Royalty' },
    ],
    [
      'CD Baby',
      'Report Date\tSales Date\tQuantity\tPrice\tSubtotal\tIsrc\tBarcode\tAlbum Name\tArtist Name\tTrack Name\tPartner Name\tTransaction Type\tDelivery Country',
      '2026-10-01\t2026-08-01\t2\t0.5\t1.0\tZZR4L2600001\t4006381333931\tx\tMara\tEbb\tDeezer\tStream\tFR',
      { amount: 'Subtotal', from: 'Sales Date', upc: 'Barcode', store: 'Partner Name', use: 'Transaction Type' },
    ],
    [
      'The Orchard',
      'Period,Activity Period,Retailer,Territory,Product UPC,Artist Name,Product Name,Track Name,Track Artist,ISRC,Volume,Track,Unit Price,Discount,Price,Quantity,Total,Adjusted Total,Split Rate,Label Share Net Receipts,Preferred Currency',
      '2026-10,2026-08,Deezer,FR,4006381333931,Mara,x,Ebb,Mara,ZZR4L2600001,1,3,0.1,0,0.1,4,0.4,0.4,0.8,0.32,USD',
      { amount: 'Label Share Net Receipts', from: 'Activity Period', title: 'Track Name', artist: 'Track Artist' },
    ],
    [
      'DistroKid',
      'Reporting Date\tSale Month\tStore\tArtist\tTitle\tISRC\tUPC\tQuantity\tTeam Percentage\tSong/Album\tCountry of Sale\tSongwriter Royalties Withheld (USD)\tEarnings (USD)\tRecoup (USD)',
      '2026-10-01\t2026-08\tSpotify\tMara\tEbb\tZZR4L2600001\t4006381333931\t12\t100\tSong\tDE\t0.01\t0.4\t0.1',
      { amount: 'Earnings (USD)', from: 'Sale Month', quantity: 'Quantity', title: 'Title' },
    ],
  ])('%s', (_, header, line, expected) => {
    expect(guess(header, line).chosen).toMatchObject(expected);
  });
});

test('product 23.22: a totals row among the first lines does not hide the month of sale', () => {
  const { chosen } = guess(
    'Interpret;Titel;Shop;Monat;Menge;Betrag (EUR)',
    'Mara;Ebbe;Spotify;08.2026;1.204;4,8160',
    ';;;Summe;1.204;4,8160',
  );
  expect(chosen).toMatchObject({ from: 'Monat', amount: 'Betrag (EUR)' });
});

describe('headers in other languages (product 23.22)', () => {
  it.each([
    [
      'German',
      'Abrechnungsmonat;Verkaufsmonat;Händler;Land;Künstler;Titel;ISRC;EAN;Stückzahl;Stückpreis;Bruttoerlös;Quellensteuer;Provision;Nettoerlös;Währung',
      '2026-10;2026-08;Spotify;DE;Mara;Ebbe;ZZR4L2600001;4006381333931;12;0,01;0,12;0,02;0,01;0,09;EUR',
      {
        from: 'Verkaufsmonat',
        store: 'Händler',
        territory: 'Land',
        artist: 'Künstler',
        title: 'Titel',
        isrc: 'ISRC',
        upc: 'EAN',
        quantity: 'Stückzahl',
        amount: 'Nettoerlös',
        currency: 'Währung',
      },
    ],
    [
      'German, to be paid out',
      'Leistungszeitraum;Plattform;Interpret;Track;Abrufe;Umsatz;MwSt;Auszahlungsbetrag',
      '08/2026;Deezer;Mara;Ebbe;12;0,12;0,02;0,10',
      {
        from: 'Leistungszeitraum',
        store: 'Plattform',
        artist: 'Interpret',
        title: 'Track',
        quantity: 'Abrufe',
        amount: 'Auszahlungsbetrag',
      },
    ],
    [
      'French',
      "Date du relevé;Mois de vente;Plateforme;Pays;Artiste;Titre de l'œuvre;Code ISRC;Quantité;Prix unitaire;Montant brut;Retenue à la source;Montant net, hors taxes;Devise",
      '2026-10-05;2026-08;Deezer;FR;Mara;Marée;ZZR4L2600001;12;0,01;0,12;0,02;0,10;EUR',
      {
        from: 'Mois de vente',
        store: 'Plateforme',
        territory: 'Pays',
        artist: 'Artiste',
        title: "Titre de l'œuvre",
        isrc: 'Code ISRC',
        quantity: 'Quantité',
        amount: 'Montant net, hors taxes',
        currency: 'Devise',
      },
    ],
    [
      'Spanish',
      'Fecha de pago;Mes de venta;Tienda;País;Artista;Título de la canción;ISRC;Unidades;Precio;Ingresos brutos;Impuestos;Regalías;Moneda',
      '2026-10-05;2026-08;Deezer;ES;Mara;Marea;ZZR4L2600001;12;0,01;0,12;0,02;0,10;EUR',
      {
        from: 'Mes de venta',
        store: 'Tienda',
        territory: 'País',
        artist: 'Artista',
        isrc: 'ISRC',
        title: 'Título de la canción',
        quantity: 'Unidades',
        amount: 'Regalías',
        currency: 'Moneda',
      },
    ],
    [
      'Italian',
      'Data pagamento;Mese di vendita;Negozio;Paese;Artista;Brano;ISRC;Quantità;Prezzo;Ricavo lordo;Ritenuta;Importo netto;Valuta',
      '2026-10-05;2026-08;Deezer;IT;Mara;Marea;ZZR4L2600001;12;0,01;0,12;0,02;0,10;EUR',
      {
        from: 'Mese di vendita',
        store: 'Negozio',
        territory: 'Paese',
        artist: 'Artista',
        isrc: 'ISRC',
        title: 'Brano',
        quantity: 'Quantità',
        amount: 'Importo netto',
        currency: 'Valuta',
      },
    ],
    [
      'Portuguese',
      'Data do pagamento;Mês da venda;Loja;País;Artista;Título;ISRC;Quantidade;Preço;Receita bruta;Imposto;Receita líquida;Moeda',
      '2026-10-05;2026-08;Deezer;BR;Mara;Maré;ZZR4L2600001;12;0,01;0,12;0,02;0,10;BRL',
      {
        from: 'Mês da venda',
        store: 'Loja',
        territory: 'País',
        artist: 'Artista',
        isrc: 'ISRC',
        title: 'Título',
        quantity: 'Quantidade',
        amount: 'Receita líquida',
        currency: 'Moeda',
      },
    ],
    [
      'Dutch',
      'Afrekeningsdatum;Verkoopmaand;Winkel;Land;Artiest;Titel;ISRC;Aantal;Prijs;Bruto opbrengst;Belasting;Netto opbrengst;Valuta',
      '2026-10-05;2026-08;Deezer;NL;Mara;Eb;ZZR4L2600001;12;0,01;0,12;0,02;0,10;EUR',
      {
        from: 'Verkoopmaand',
        store: 'Winkel',
        territory: 'Land',
        isrc: 'ISRC',
        artist: 'Artiest',
        title: 'Titel',
        quantity: 'Aantal',
        amount: 'Netto opbrengst',
        currency: 'Valuta',
      },
    ],
    [
      'Japanese',
      '報告月\t販売月\t配信先\t国\tアーティスト名\tアルバム名\t曲名\tISRCコード\t再生回数\t単価\t売上金額（税込）\t源泉徴収税額\t支払額（税抜）\t通貨',
      '2026年10月\t2026年8月\tSpotify\tJP\t織田\t夜\t東京\tZZR4L2600001\t12\t0.01\t0.12\t0.02\t0.10\tJPY',
      {
        from: '販売月',
        store: '配信先',
        territory: '国',
        artist: 'アーティスト名',
        title: '曲名',
        isrc: 'ISRCコード',
        quantity: '再生回数',
        amount: '支払額（税抜）',
        currency: '通貨',
      },
    ],
  ])('%s', (_, header, line, expected) => {
    expect(guess(header, line)).toEqual({ chosen: expected, unsure: {} });
  });
});

describe('cells have priority over names (product 23.22)', () => {
  it('recognizes codes by their form', () => {
    expect(guess('A,B,C,Song,Net', 'ZZ-R4L-26-00001,4006381333931,123456789013,Ebb,0.5').chosen).toEqual({
      isrc: 'A',
      upc: 'B',
      title: 'Song',
      amount: 'Net',
    });
  });

  it('never chooses text, a date, a percentage or an empty column as the amount', () => {
    const { chosen, unsure } = guess(
      'ISRC,Royalty,Payable,Net share,Earnings,Amount',
      'ZZR4L2600001,Mechanical,2026-08,85%,,0.5',
    );
    expect(chosen.amount).toBe('Amount');
    expect(unsure.amount).toBeUndefined();
  });

  it('never chooses a gross amount, a unit price, a tax or a fee, even if there is nothing else', () => {
    for (const column of [
      'Gross Revenue',
      'Unit Price',
      'Net price per unit',
      'Withheld',
      'Withholding Tax',
      'VAT',
      'Distribution fee',
    ])
      expect(guess(`ISRC,${column}`, 'ZZR4L2600001,0.5').chosen.amount).toBeUndefined();
  });

  it('does not mistake an amount net of tax or fees for a tax or fee', () => {
    for (const column of ['Revenue after tax', 'Net of fees', 'Betrag ohne MwSt.', 'Royalty (excl. VAT)'])
      expect(guess(`ISRC,${column.replace(',', '')},Tax`, 'ZZR4L2600001,0.5,0.1').chosen.amount).toBe(column);
  });

  it('never chooses a repeated name, and guesses nothing for an empty file', () => {
    expect(guess('ISRC,Net,net ,Amount', 'ZZR4L2600001,1,2,3').chosen.amount).toBe('Amount');
    expect(guess('a,b', 'x,y')).toEqual({ chosen: {}, unsure: {} });
    expect(guessColumns({ columns: [], rows: [] })).toEqual({ chosen: {}, unsure: {} });
  });

  it('offers a date with an unknown name for the month, without choosing it', () => {
    expect(guess('Sold,Titel,Stück,Net', '2026-08,Ebb,12,0.5')).toEqual({
      chosen: { title: 'Titel', quantity: 'Stück', amount: 'Net' },
      unsure: { from: ['Sold'] },
    });
  });

  it('decides by names if there are no lines', () => {
    expect(guessColumns({ columns: ['Track', 'ISRC', 'Net Revenue'], rows: [] }).chosen).toEqual({
      title: 'Track',
      isrc: 'ISRC',
      amount: 'Net Revenue',
    });
  });
});
