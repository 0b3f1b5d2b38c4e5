import { withheldFrom } from '@/store/business/feeds/withheld';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { FACT_TYPES, mayNotSay, openFor } from '@/store/business/policy';
import type { Noun } from '@/store/business/business';
import { ROLE_LABELS, ROLES, type Role } from '@/store/kit/roles';

const BEGIN = '<!-- policy -->';
const END = '<!-- /policy -->';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

const wordsOf = (noun: string) =>
  Object.hasOwn(NOUN_WORDS, noun) ? NOUN_WORDS[noun as Noun].many : 'The whole business';

/** Who may say which fact, with what its records are called once for each noun. */
const facts = () =>
  table(
    ['About', 'Fact', ...ROLES.map((role) => ROLE_LABELS[role])],
    FACT_TYPES.map((type, index) => {
      const [noun = ''] = type.split('/');
      const isFirst = FACT_TYPES[index - 1]?.split('/')[0] !== noun;
      return [
        isFirst ? wordsOf(noun) : '',
        `\`${type}\``,
        ...ROLES.map((role) => (mayNotSay(role, type) === undefined ? 'yes' : '')),
      ];
    }),
  );

const screensOf = (role: Role) =>
  openFor(role)
    ?.map((address) => `\`${address}\``)
    .join(', ') ?? 'all';

const screens = () =>
  table(
    ['Role', 'Screens, with all below each'],
    ROLES.map((role) => [ROLE_LABELS[role], screensOf(role)]),
  );

/** Of which nouns each role reads nothing; an installer reads rows of the others. */
const reading = () =>
  table(
    ['Role', 'Reads'],
    ROLES.map((role) => {
      const withheld = [...withheldFrom(role)].map((noun) => NOUN_WORDS[noun].many);
      const rows = role === 'installer' ? 'what is his own' : 'all';
      return [ROLE_LABELS[role], withheld.length === 0 ? rows : `${rows}, and nothing of: ${withheld.join(', ')}`];
    }),
  );

/** A text with the policy, as it is now, between the marks that show its place. */
export function withPolicy(text: string): string {
  const [before, rest] = text.split(`${BEGIN}\n`);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`There is no place for the policy: ${BEGIN} and ${END}.`);
  return `${before}${BEGIN}\n\n${facts()}\n\n${screens()}\n\n${reading()}\n\n${END}${after}`;
}
