/** Kinds of free text, each recognized by different rules. */
export type FreeText = 'title' | 'version' | 'label' | 'holder' | 'name';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Nouns for each kind of free text, as in "the title is" and "our label is", in our artists' languages. */
export const fieldNouns: Readonly<Record<FreeText, ReadonlySet<string>>> = {
  title:
    wordSet(`music cd disc work piece composition opus carol hymn cd disquinho disquito weihnachts musik werk oeuvre tape title titles titled name names song songs single singles ep eps album albums lp record release track mixtape tape project tune piece debut songs tracks
    titulo nombre cancion tema disco sencillo obra nome musica faixa single obra titre nom morceau chanson projet titel lied stuck platte album titolo brano canzone singolo pezzo
    sarki sarkı sarkının sarkinin sarkisi albumun parcanin parcanın naam gaane gane gaana gana song judul lagu lagunya albumnya singlenya epnya judulnya namanya tytul nazwa piosenka liedje nummer plaat lat latens skivan namn`),
  version: wordSet('version versions edition ver edit mix cut versao versione fassung versi versiyon wersja versie'),
  label:
    wordSet(`label labels imprint company records name sello discografica disquera selo gravadora etiqueta maison disques plattenfirma plattenlabel etichetta casa discografica firma plak sirketi sirket sirketimiz sirketim wytwornia wytworni
    nombre nome nom namen record`),
  holder:
    wordSet(`foto fotos owner owners holder holders rightsholder rights copyright ownership line lines p c recording recordings master masters song songs track tracks audio sound artwork art cover covers photo photos picture image design booklet text texts everything
    dueno duena titular derechos portada grabacion master propietario propietaria dono dona direitos capa gravacao gravacion proprietaire droits pochette enregistrement inhaber inhaberin rechte aufnahme aufnahmen bild besitzer rechteinhaber eigentumer proprietario titolare diritti copertina registrazione
    kapak kapagin fotograf sahibi okladka name names nombre nome nom namen album single ep record release`),
  name: wordSet(
    'name names artist artists singer producer writer composer nombre artista nome artiste nom name kunstler',
  ),
};
