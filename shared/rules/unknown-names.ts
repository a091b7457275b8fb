/** Words that are entered in place of a name, in several languages. */
const words = [
  'unknown(?: (?:artist|author|composer|writer|producer))?',
  'n\\/?a',
  'none',
  'tba',
  'tbd',
  'test',
  '(?:artist|your) name',
  'unbekannt(?:er (?:künstler|komponist|interpret|autor))?',
  '(?:artista |autor |compositor )?(?:desconocid|desconhecid)[oa]',
  '(?:(?:artiste|auteur|compositeur) )?inconnu',
  '(?:artista |autore )?sconosciut[oa]',
  'nieznany(?: (?:wykonawca|autor|artysta))?',
  'неизвестен|неизвестно|неизвестный(?: (?:исполнитель|автор|артист))?',
  'невідомий(?: виконавець)?',
  '(?:bilinmeyen|bilinmiyor)(?: sanatçı)?',
  '(?:άγνωστος|άγνωστη)(?: καλλιτέχνης)?',
  '(?:アーティスト)?(?:不明|不詳)',
  '未知(?:艺术家|藝術家|歌手)?|佚名',
  '알 수 없(?:음|는 아티스트)|(?:작자 ?)?미상',
  'غير معروف|مجهول|فنان غير معروف',
  'לא ידוע|אמן לא ידוע',
  'अज्ञात(?: कलाकार)?',
  'không (?:rõ|biết)',
  'ไม่ทราบ(?:ชื่อ|ศิลปิน)?',
];

/** Matches a whole text that is entered in place of a name. */
export const UNKNOWN_NAME = new RegExp(`^(?:${words.join('|')})$`, 'iu');
