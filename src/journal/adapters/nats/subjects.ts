import type { Draft } from '@/journal/port/port';

/** The streams of an office: its facts, who belongs to it, by which password, and is signed in where, what it sends, what was set aside, what is off and what of that admins alone read, what its vehicles told last. */
export const STREAMS = {
  journal: 'JOURNAL',
  people: 'PEOPLE',
  secrets: 'SECRETS',
  access: 'ACCESS',
  post: 'POST',
  aside: 'ASIDE',
  alerts: 'ALERTS',
  adminAlerts: 'ADMIN_ALERTS',
  contacts: 'CONTACTS',
} as const;
/** The buckets of its object store. */
export const BUCKETS = { contents: 'contents', snapshots: 'snapshots', snapshotParts: 'snapshot-parts' } as const;

/** Where everybody reaches the server's own API: people have an account of their own, in which its usual place is another. */
export const API = 'office.api';

/** How a fact came: said, as taking back another one, or brought along by a business that moved in. */
export const WAYS = ['fact', 'undo', 'moved'] as const;
export type Way = (typeof WAYS)[number];

/** More records than this have no place in a subject. */
const MOST_RECORDS = 3;
/** In the place of the records of a fact that is about more, or whose identities are too long for a subject. */
const MANY = '_many';
/** A server cuts off whoever sends it a line of more than 4,096 bytes, which holds the subject, where the answer goes and two numbers. */
const LONGEST_SUBJECT = 3_000;

const PLAIN = /^[A-Za-z0-9_-]{1,100}$/;

/** A text as one token of a subject; what is not plain is written in its bytes. */
function token(text: string): string {
  if (PLAIN.test(text) && text !== MANY) return text;
  return `=${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a name can be somebody's in an office: it stands in the subjects of all that they say. */
export const isUserName = (name: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(name);

/** The two tokens of a fact's type, such as vendors/vendorAdded. */
const tokensOf = (type: string) => {
  const [slice = '', ...rest] = type.split('/');
  return `${token(slice)}.${token(rest.join('/'))}`;
};

/** Whether a server takes a message under that subject, and does not cut off whoever sends it. */
export const canBeSent = (subject: string): boolean => subject.length <= LONGEST_SUBJECT;

/** Where a fact goes: the desk puts it there for that user, and the server keeps one message of each subject, so that an id is kept once. */
export function subjectOf(way: Way, user: string, type: string, { id, about }: Pick<Draft, 'id' | 'about'>): string {
  const fact = ['office', way, token(user), tokensOf(type), token(id)];
  const subject = [...fact, ...(about.length > MOST_RECORDS ? [MANY] : about.map(token))].join('.');
  return canBeSent(subject) ? subject : [...fact, MANY].join('.');
}

/** Who said what in which way, by the subject that the server let it in under. */
export function readSubject(subject: string): { way: string; user: string; type: string } {
  const [, way = '', user = '', slice = '', name = ''] = subject.split('.');
  return { way, user, type: `${slice}/${name}` };
}

/** The subjects of all facts about a record, but for those that are about many. */
export function subjectsAbout(record: string): string[] {
  return Array.from({ length: MOST_RECORDS }, (_, place) => {
    const filter = ['office.*.*.*.*.*', ...Array.from({ length: place }, () => '*'), token(record)].join('.');
    return place + 1 < MOST_RECORDS ? [filter, `${filter}.>`] : [filter];
  }).flat();
}

/** Whether a subject is that of what somebody said under an identity. */
export function isSubjectOf(subject: string, user: string, id: string): boolean {
  const [, , ofUser, , , ofId] = subject.split('.');
  return ofUser === token(user) && ofId === token(id);
}

/** What the subjects of the facts with an identity are like. */
export const subjectsOfId = (id: string): string[] => [`office.*.*.*.*.${token(id)}`, `office.*.*.*.*.${token(id)}.>`];

/** The subjects of the facts that are about many records. */
export const SUBJECTS_ABOUT_MANY = `office.*.*.*.*.*.${MANY}`;

/** Where the server repeats what it has kept, by stream and without its content: news that nobody can forge. */
export const KEPT = 'office.kept';
/** Where one says that one is there, in core messages that nothing keeps. */
export const presenceOf = (user: string): string => `office.presence.${user}`;
/** No tab says more of itself: an address of five hundred characters as JSON, and its own name. */
export const MOST_PRESENCE_BYTES = 4_000;
/** Whose presence a subject tells of. */
export const readPresence = (subject: string): string => subject.split('.')[2] ?? '';
/** Where what a person asked for is answered, and nothing else. */
export const inboxOf = (user: string): string => `_INBOX.${user}`;
/** Where the office's own program answers a person's requests, such as `people.add`. */
export const deskOf = (user: string, request: string): string => `office.desk.${user}.${request}`;
/** Where the desk hears what people ask for: the first token after the name of whoever asks is what. */
export const ASKED = ['say', 'move', 'content.>', 'aside', 'read.*'].map((request) => `office.desk.*.${request}`);
/** Where the post room hears what people ask of it. */
export const ASKED_OF_POST = 'office.desk.*.mail.*';
/** Where the office hears what people ask of its vehicles' platform. */
export const ASKED_OF_TRACKING = 'office.desk.*.tracking.*';
/** Where the office hears what people ask of the OTPs that it makes. */
export const ASKED_OF_OTPS = 'office.desk.*.otp.*';
/** Where the office hears what people ask of the SMS that it sends. */
export const ASKED_OF_SMS = 'office.desk.*.sms.*';
/** Where the office hears what people ask of the tokens of its API. */
export const ASKED_OF_API = 'office.desk.*.api.*';
/** Where the office's web server has calls of its API answered; nobody else reaches it. */
export const API_CALLED = 'office.api-called';
/** Where the office's own program tells the clerk what somebody asked for that no browser asks; nobody else reaches it. */
export const ATTEMPTED = 'office.attempted';
/** Where the office's web server has reports of SMS taken; nobody else reaches it. */
export const SMS_REPORTED = 'office.sms-reported';
/** Where the office hears what people ask of its webhooks. */
export const ASKED_OF_WEBHOOKS = 'office.desk.*.webhook.*';
/** Who asks for what, by the subject that the server let it in under. */
export function readAsked(subject: string): { by: string; request: string[] } {
  const [, , by = '', ...request] = subject.split('.');
  return { by, request };
}
/** Where it stands who belongs to the office: JSON of name and role. */
export const personAt = (user: string): string => `office.people.${user}`;
/** Where it stands what the office keeps of a sign-in, for its own programs only. */
export const accessAt = (kind: string, name: string): string => `office.access.${kind}.${name}`;
/** Where it stands what the post room knows of something that it sends, or of itself, for the office's own programs only. */
export const postAt = (kind: string, id: string): string => `office.post.${kind}.${token(id)}`;
/** Where an alert of a kind stands; an empty text says that it is over. */
export const alertAt = (kind: string): string => `office.alerts.${kind}`;
/** The same of an alert that admins alone read. */
export const adminAlertAt = (kind: string): string => `office.admin-alerts.${kind}`;
/** Where it stands what some of the devices told last. */
export const contactsAt = (part: number): string => `office.contacts.${part}`;
/** Where somebody puts what was set aside. */
export const asideAt = (user: string, name: string): string => `office.aside.${user}.${name}`;
