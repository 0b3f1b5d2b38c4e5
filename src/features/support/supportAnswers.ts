import type { SupportEvent } from '@/machines/supportBot';
import type { Finding } from '@/store/business/deviceLookup';
import { imeiWarning } from '@/store/kit/typed/numberWarnings';
import { formatDate } from '@/format';

/** What somebody may write about, and where in this area it is done. */
const TOPICS: readonly (readonly [about: RegExp, answer: string])[] = [
  [
    /\b(sms|message)/i,
    'Send SMS at the top of the screen writes a text to several numbers. The office sends it where its text is registered, else you do.',
  ],
  [/\b(e-?mail|repair)/i, 'Send Mail at the top of the screen writes to a client which repairs are done.'],
  [/\b(job|installation|removal|dispatch)/i, 'Raise Request (Job) raises a job; View Job Status shows how far it is.'],
  [/\b(not working|offline|service|no contact)/i, 'Not Working lists the silent vehicles; Add there raises a service.'],
  [/\b(delete|deletion|sold)/i, 'Deletion List is where a vehicle is deleted.'],
  [/\b(add|addition|new device)\b/i, 'Addition List is where a new device is added.'],
  [/\b(stock|material|requisition|sim)\b/i, 'Request Stock and Requisition Form ask for material.'],
];

const HELP =
  'I know devices: type an IMEI below, and I tell where it is. For vehicles, jobs and stock, use the menu at the side.';

type Described = Omit<Finding, 'to'>;

const findingInWords = ({ list, text, on }: Described) =>
  `${list}: ${text}${on === undefined ? '' : ` on ${formatDate(on)}`}`;

function aboutDevice(imei: string, findings: readonly Described[]): string {
  const answer =
    findings.length === 0
      ? `IMEI ${imei} is not known.`
      : [`What the lists know of ${imei}:`, ...findings.map(findingInWords)].join('\n');
  return [imeiWarning(imei), answer].filter(Boolean).join('\n');
}

/** The bot's answer: about a device from all lists, asked for or named in the text; else where to go on. */
export function supportAnswer(event: SupportEvent, find: (imei: string) => readonly Described[]): string {
  const about = (imei: string) => aboutDevice(imei, find(imei));
  if (event.type === 'asked') return about(event.imei.replaceAll(/[\s-]/g, ''));
  const imeis = event.text.match(/(?<!\d)\d{15}(?!\d)/g);
  if (imeis) return [...new Set(imeis)].map(about).join('\n');
  return TOPICS.find(([topic]) => topic.test(event.text))?.[1] ?? HELP;
}
