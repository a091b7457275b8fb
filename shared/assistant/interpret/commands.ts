import { CONTENT_ID } from '../../releases/stores-of-new.ts';
import type { Act } from '../act.ts';
import type { Question } from '../question.ts';
import type { Step } from '../step.ts';
import { plain } from './said.ts';

/** Whole messages that move the conversation or ask something, in the wordings that people use. */
const wordings: [RegExp, Act][] = [
  [
    /^(?:yes|y|yep|yeah|yup|sure|ok|okay|right|correct|exactly|absolutely|of course|true|that'?s (?:right|it|correct)|yes,? (?:please|that is right|that'?s right|exactly|it is|do|i do|they are|correct|sure)|please do|sounds good|perfect|fine|do it|si|oui|ja|sim)$/,
    { kind: 'yes' },
  ],
  [
    /^(?:no|n|nope|nah|not really|no thanks?|no thank you|none|not at all|never|no,? (?:it is not|it isn'?t|they are not|not this one|i don'?t|we don'?t|nothing|none)|nein|non|nao|negative|no,? let me (?:type|write) it)$/,
    { kind: 'no' },
  ],
  [
    /^(?:skip(?: (?:it|this|that|this one|this question|for now))?|next|next (?:one|question)|pass|later|not now|maybe later|ask (?:me )?later|do (?:it|that) later|i'?ll do (?:it|that) later|i don'?t know(?: yet)?|no idea|don'?t know(?: yet)?|not sure(?: yet)?|leave (?:it|this)(?: out| blank| empty)?|doesn'?t matter|i have nothing(?: yet)?)$/,
    { kind: 'skip' },
  ],
  [
    /^(?:only (?:ask )?(?:me )?(?:what is|what's|whats|the) (?:required|needed|necessary|must[- ]haves?)|skip (?:all )?(?:the )?optional(?: (?:ones|questions))?|skip (?:the rest|everything optional)|(?:just|only) the (?:essentials|required ones|required things))$/,
    { kind: 'only-required' },
  ],
  [
    /^(?:undo|undo (?:it|that|this|(?:the|my) last (?:one|thing|change|answer|step))|take (?:it|that) back|revert(?: (?:it|that))?)$/,
    { kind: 'undo' },
  ],
  [
    /^(?:(?:let'?s |can (?:i|we) )?(?:start|begin) (?:all )?(?:over|again|anew|from scratch|from the (?:beginning|start))(?: again)?|restart|reset)$/,
    { kind: 'start-over' },
  ],
  [
    /^(?:summary|(?:give|show) me (?:a|the) summary|sum (?:it|this) up|overview|show (?:me )?(?:everything|it all|what (?:you|i|we) have(?: so far)?)|what (?:do (?:you|we|i) have|have (?:you|we|i) (?:got|filled in|said))(?: so far)?|what is filled in(?: so far)?)$/,
    { kind: 'summary' },
  ],
  [
    /^(?:(?:go )?back|previous(?: (?:one|question))?|(?:go )?back one|one back|take me back|the question before|let me go back|go to the previous (?:one|question))$/,
    { kind: 'back' },
  ],
  [
    /^(?:why|why\?.*|why do you (?:ask|need|want)(?: .*)?|what (?:is|do you need) (?:that|this|it) for|what for|how come|why (?:is|does) (?:that|this|it) (?:matter|important|needed)|what does (?:that|this) matter)$/,
    { kind: 'why' },
  ],
  [
    /^(?:what(?: is|'?s| else is|s)? (?:left|missing|still missing|still needed|to do|next)|what (?:do i|do you|must i) (?:still )?need(?: to do)?(?: next)?|what else(?: do (?:you|i) need)?|how (?:far am i|much is left|far along am i|many are left)|am i (?:done|finished|ready)|are we (?:done|finished|there yet)|is that (?:all|everything)|status|progress|where (?:am i|are we))$/,
    { kind: 'what-is-left' },
  ],
  [/^(?:hi|hello|hey|hola|good (?:morning|evening|afternoon)|hi there|hello there|yo)$/, { kind: 'greet' }],
  [
    /^(?:thanks|thank you|thx|cheers|great|cool|nice|awesome|thanks a lot|thank you so much|many thanks|good|wonderful)$/,
    { kind: 'thanks' },
  ],
];

/** Asks for the store that is never chosen by itself, at any question. */
const ADD_CONTENT_ID =
  /^(?:please )?(?:(?:also )?add|include|activate|turn on|i(?:'d| would)? (?:also )?(?:want|like|need)) (?:youtube )?content ?id(?: too| as well| please)?$/;

/** Whole messages that mean something else at one question than at the others. */
const ofOneQuestion: readonly (readonly [Step, RegExp, Act])[] = [
  ['content_id', /^leave (?:it|this|that) out$/, { kind: 'stores', how: 'remove', stores: [CONTENT_ID] }],
  [
    'cover_licence',
    /^(?:no,? )?(?:(?:i|we) )?(?:still )?need (?:to get )?(?:one|it|them|(?:a|the) licen[cs]es?)(?: first)?$|^(?:no,? )?not yet$/,
    { kind: 'licence', answer: 'need' },
  ],
];

/** What the assistant never does, wherever in a message it is asked for. */
const beyond: [RegExp, Extract<Act, { kind: 'beyond' }>['what']][] = [
  [
    /\b(?:submit|send|publish|release|deliver|distribute) (?:it|this|that|now|my (?:release|album|single|ep|song)|the (?:release|album|single|ep)|everything)(?: (?:now|for me|please|today|to the stores|immediately|right away))*$/,
    'submit',
  ],
  [/^(?:please )?(?:can you |could you |just )?(?:submit|publish)\b/, 'submit'],
  [
    /\b(?:charge|debit|bill) (?:my|the|this)\b|\b(?:pay|buy|purchase) (?:for )?(?:it|this|the plan|the release|now|with)\b|\bmy (?:credit )?card\b|\brefund\b/,
    'pay',
  ],
  [
    /\b(?:delete|erase|destroy|wipe) (?:it|this|that|my|the|all|everything|every)\b|\b(?:take|tear) (?:it|this|the release) down\b|\b(?:remove|delete) (?:the )?(?:track|release|cover|file|audio)\b/,
    'delete',
  ],
  [
    /\b(?:pay ?out|withdraw|transfer|send) (?:me )?(?:my |the )?(?:money|balance|earnings|royalties|funds)\b|\bmy (?:balance|bank|iban|earnings)\b|\bpayout\b/,
    'money',
  ],
];

/** The step of a thing that somebody wants to speak of: "let's do the cover". */
const topics: [RegExp, Step][] = [
  [/\bpre-?order/, 'pre_order'],
  [/\boriginal (?:release )?date/, 'original_release'],
  [/\b(?:release|sales|launch|start) ?(?:start )?date|\brelease day/, 'sales_start'],
  [/\b(?:cover ?art|artwork|the cover|cover (?:image|picture)|my cover)\b/, 'cover_art'],
  [/\bcover songs?\b/, 'cover_songs'],
  [/\blicen[cs]e\b/, 'cover_licence'],
  [/\b(?:second|secondary|other) genre\b/, 'secondary_genre'],
  [/\bgenre\b/, 'primary_genre'],
  [/\b(?:audio|sung|singing) language\b/, 'audio_language'],
  [/\blanguage\b/, 'metadata_language'],
  [/\baudio(?: files?)?\b|\bmaster files?\b|\bupload (?:the )?(?:song|track)s?/, 'audio_files'],
  [/\bp-? ?line\b/, 'p_line'],
  [/\bc-? ?line\b/, 'c_line'],
  [/\b(?:record )?label\b/, 'record_label'],
  [/\btrack ?(?:titles|names)\b/, 'track_titles'],
  [/\bversion\b/, 'version'],
  [/\btitle\b/, 'title'],
  [/\b(?:writers?|composers?|lyricists?|songwriters?)\b/, 'writers'],
  [/\b(?:contributors?|credits|producers?)\b/, 'contributors'],
  [/\bartists?\b/, 'artists'],
  [/\bexplicit\b/, 'explicit'],
  [/\bcontent ?id\b/, 'content_id'],
  [/\bstores?\b/, 'stores'],
  [/\b(?:territor(?:y|ies)|countr(?:y|ies))\b/, 'territories'],
  [/\b(?:upc|isrc|codes?|barcode)\b/, 'codes'],
  [/\bpreview\b/, 'preview_start'],
  [/\b(?:review|the end|finish)\b/, 'review'],
];
const GO =
  /^(?:let'?s (?:do|talk about|go to|change|fix|edit)|go (?:back )?to|back to|jump to|ask (?:me )?(?:about|for)|i(?:'d like| want| need) to (?:change|edit|do|fix|talk about|correct|go to)|(?:can|could) (?:we|i|you) (?:do|change|edit|go to|talk about|fix)|change|edit|fix|correct|what about|how about|about) (?:the |my |our )?(.+)$/;

/** The topic of a text, when it is no more than one. */
export const topicOf = (text: string): Step | undefined => topics.find(([pattern]) => pattern.test(text))?.[1];

/** What a whole message says about the conversation itself; undefined when it is an answer or a statement. */
export function commandIn(text: string, question: Question): Act[] | undefined {
  const said = plain(text)
    .replace(/[.!?]+/g, (end, at, all) => (at + end.length === all.length ? '' : end))
    .trim();
  const own = ofOneQuestion.find(([step, pattern]) => step === question.step && pattern.test(said));
  if (own) return [own[2]];
  if (ADD_CONTENT_ID.test(said)) return [{ kind: 'stores', how: 'add', stores: [CONTENT_ID] }];
  const exact = wordings.find(([pattern]) => pattern.test(said));
  if (
    exact &&
    !(
      question.step === 'title' &&
      /^(?:next|great|cool|nice|good|perfect|fine|true|right|later|never|pass|status|progress|wonderful|restart|reset|overview)$/.test(
        said,
      )
    )
  )
    return [exact[1]];
  const never =
    isFreeText(question) && !/\b(?:please|can you|now|for me|my card)\b/.test(said)
      ? undefined
      : beyond.find(([pattern]) => pattern.test(said));
  if (never) return [{ kind: 'beyond', what: never[1] }];
  const topic = GO.exec(said)?.[1];
  const step = topic && !/\b(?:to|is|as)\b/.test(topic) && topic.split(' ').length <= 5 ? topicOf(topic) : undefined;
  return step ? [{ kind: 'go-to', step }] : undefined;
}

/** Whether nearly every text is an answer. */
const isFreeText = ({ step }: Question): boolean =>
  ['title', 'track_titles', 'version', 'record_label', 'artists', 'p_line', 'c_line', 'point_reason'].includes(step);
