import { isObject } from '@/journal/kit/isObject';
import { cleanLine } from '@/store/kit/typed/cleanText';

/** What became of an attempt to send a mail. */
export interface SendOutcome {
  /**
   * The server accepted it; refused it for good; knows no such receiver; refused it for now, or was not reached; takes no text of its template until
   * that is mended; nothing goes by these settings; or the line broke after all was handed over, and nobody knows.
   */
  what: 'accepted' | 'refused' | 'noReceiver' | 'later' | 'held' | 'halted' | 'lost';
  /** The server's own words, or why it was not reached. */
  words: string;
  /** Under which the provider that has accepted an SMS reports what becomes of it. */
  requestId?: string | undefined;
}

const LONGEST_WORDS = 300;
/** From here on an answer of a server is for good. */
const FOR_GOOD = 500;
/** The commands of the server are out of step: the next connection begins anew. */
const OUT_OF_STEP = 503;
/** What is answered at any command to whoever has not signed in as they must. */
const OF_SIGN_IN = [530, 534, 535, 538];
/** So much for now, as the server's own code says (RFC 3463): its limit is reached, or its rules ask for a pause. */
const TOO_MUCH = /\b[45]\.(?:4\.5|7\.1 .*limit)/i;
/** Nobody receives mail there, as the server's own code says (RFC 3463, RFC 7505). */
const NO_RECEIVER = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** Of these the settings are the reason, whatever is sent. */
const OF_SETTINGS = ['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS', 'ECONFIG'];
/** Of these the mail is the reason. */
const OF_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'];
/** What a server is refused by whose certificate is not trusted. */
const CERTIFICATE = /certificate|altnames|hostname\/ip/i;
const NO_SUCH_HOST = /ENOTFOUND(?: (\S+))?/;
/** The commands of a mail's own: what is refused before them is refused to whoever asks. */
const OWN_COMMANDS = ['RCPT TO', 'DATA'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What no words of a server may tell. */
interface Silent {
  user?: string | undefined;
  password: string;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A password as it goes over the line: as it is, and as both ways to sign in write it. */
const secretsIn = (password: string, user: string) =>
  password === '' ? [] : [password, base64(`\0${user}\0${password}`), base64(password)];

/** Words without the password, should a server tell it. */
const spoken = (words: string, { password, user = '' }: Silent) => {
  const silent = secretsIn(password, user).reduce((text, secret) => text.replaceAll(secret, '…'), words);
  const line = cleanLine(silent.replaceAll(/\s+/g, ' '));
  return Array.from(line).slice(0, LONGEST_WORDS).join('') || 'It did not say why.';
};

function whatOf({ code, command, message, response, responseCode }: Record<string, unknown>, isHandedOver: boolean) {
  const isOwn = OWN_COMMANDS.includes(textOf(command));
  if (typeof responseCode === 'number') {
    if (OF_SIGN_IN.includes(responseCode)) return 'halted';
    if (responseCode < FOR_GOOD || responseCode === OUT_OF_STEP || TOO_MUCH.test(textOf(response))) return 'later';
    if (command === 'RCPT TO' && NO_RECEIVER.test(textOf(response))) return 'noReceiver';
    return isOwn ? 'refused' : 'halted';
  }
  if (OF_SETTINGS.includes(textOf(code)) || CERTIFICATE.test(textOf(message))) return 'halted';
  if (code === 'EDNS') return NO_SUCH_HOST.test(textOf(message)) ? 'halted' : 'later';
  if (OF_MAIL.includes(textOf(code)) && !isHandedOver) return 'refused';
  return isHandedOver ? 'lost' : 'later';
}

/** What became of an attempt, by what the server answered or why it failed. */
export function outcomeOf(
  answer: { response: string } | { error: unknown },
  silent: Silent,
  isHandedOver: boolean,
): SendOutcome {
  if ('response' in answer) return { what: 'accepted', words: spoken(answer.response, silent) };
  const error = isObject(answer.error) ? answer.error : {};
  const [, host] = NO_SUCH_HOST.exec(textOf(error.message)) ?? [];
  const failed = host === undefined ? textOf(error.message) : `No server is called ${host}.`;
  const words = textOf(error.response) || failed;
  return { what: whatOf(error, isHandedOver), words: spoken(words, silent) };
}
