import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { sumOf } from '@/store/kit/money';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';

/** What a bank statement says of money that came in. */
export interface BankLine {
  /** The bank's own words, with its reference. */
  words: string;
  /** In rupees. */
  amount: number | undefined;
}

/** Whose money it may be, and by what. */
export interface BankMatch {
  accountId: string;
  why: string;
  /** Whether the bank's words name it, and not the amount alone. */
  isNamed: boolean;
}

/** What firms are called besides their name, and banks leave out or shorten. */
const FORMS = new Set(['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'co', 'company', 'p']);
/** Names that are shorter stand in too many words. */
const SHORTEST_NAME = 4;

/** The digits of a document's number: its financial year and its place in that. */
const TAIL_LENGTH = 10;

const BY_AMOUNT = 'By the amount';

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** A name without the form of the firm at its end. */
function nameTokens(name: string): string[] {
  const tokens = tokensOf(name.replaceAll('.', ''));
  while (tokens.length > 1 && FORMS.has(tokens.at(-1) ?? '')) tokens.pop();
  return tokens;
}

/** Records by a key of theirs, of which one may have several. */
class Index<Key> {
  readonly #found = new Map<Key, Set<string>>();

  add(key: Key, accountId: string): void {
    const before = this.#found.get(key);
    if (before) before.add(accountId);
    else this.#found.set(key, new Set([accountId]));
  }

  get(keys: Iterable<Key>): ReadonlySet<string> {
    return new Set([...keys].flatMap((key) => [...(this.#found.get(key) ?? [])]));
  }
}

interface Named {
  tokens: readonly string[];
  accountId: string;
}

/** The accounts whose names stand in a text: those with the longest ones. */
function namedIn(words: readonly string[], byFirst: ReadonlyMap<string, readonly Named[]>): ReadonlySet<string> {
  let longest = 0;
  let found = new Set<string>();
  words.forEach((word, at) => {
    for (const { tokens, accountId } of byFirst.get(word) ?? []) {
      if (!tokens.every((token, place) => words[at + place] === token)) continue;
      const size = tokens.join('').length;
      if (size < longest) continue;
      if (size > longest) found = new Set();
      longest = size;
      found.add(accountId);
    }
  });
  return found;
}

/**
 * What proposes whose money came in: by a bill's number, a GSTIN, a mobile number or a name in the bank's
 * words, else by an amount that is exactly open, of one bill or in all, at one client alone. Where several clients fit, the
 * weaker signs decide among them; where these do not, nobody is proposed.
 */
export function bankMatcher(
  books: WithDebts,
  accounts: readonly AccountRow[],
): (line: BankLine) => BankMatch | undefined {
  const byBill = new Map<string, { name: string; accountId: string }[]>();
  const byGstin = new Index<string>();
  const byMobile = new Index<string>();
  const byOpen = new Index<number>();
  const byFirst = new Map<string, Named[]>();
  for (const { accountId, docNo } of Object.values(books.bills.entities)) {
    const name = plain(docNo);
    const tail = name.slice(-TAIL_LENGTH);
    if (name !== '') byBill.set(tail, [...(byBill.get(tail) ?? []), { name, accountId }]);
  }
  const billedIn = (words: string) => {
    const tails = (words.match(/(?<!\d)\d\d\W?\d\d\W?\d{6}(?!\d)/g) ?? []).map(plain);
    const whole = plain(words);
    return new Set(
      tails
        .flatMap((tail) => byBill.get(tail) ?? [])
        .flatMap(({ name, accountId }) => (whole.includes(name) ? [accountId] : [])),
    );
  };
  for (const account of accounts) {
    const { id, billing, client } = account;
    if (billing.gstNo !== '') byGstin.add(plain(billing.gstNo), id);
    byMobile.add(client.mobileNumber, id);
    for (const name of new Set([companyOf(account), client.companyName, billing.billingName])) {
      const tokens = nameTokens(name);
      const [first] = tokens;
      if (first === undefined || tokens.join('').length < SHORTEST_NAME) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { tokens, accountId: id }]);
    }
    for (const bill of openBillsOf(books, id)) byOpen.add(openAmount(books, bill), id);
    const balance = balanceDue(books, id);
    if (balance > 0) byOpen.add(sumOf([balance]), id);
  }
  const signs: readonly (readonly [why: string, found: (line: BankLine) => ReadonlySet<string>])[] = [
    ['By a bill’s number', ({ words }) => billedIn(words)],
    ['By the GSTIN', ({ words }) => byGstin.get(words.toUpperCase().match(/[A-Z\d]{15}/g) ?? [])],
    ['By the mobile number', ({ words }) => byMobile.get(words.match(/(?<!\d)[6-9]\d{9}(?!\d)/g) ?? [])],
    ['By the name', ({ words }) => namedIn(tokensOf(words), byFirst)],
    [BY_AMOUNT, ({ amount }) => (amount === undefined ? new Set<string>() : byOpen.get([amount]))],
  ];
  return (line) => {
    let among: { why: string; ids: ReadonlySet<string>; isNamed: boolean } | undefined;
    for (const [why, found] of signs) {
      const ids = found(line);
      const narrower = among ? new Set([...ids].filter((id) => among?.ids.has(id))) : ids;
      if (narrower.size === 0) continue;
      among = { why: among?.why ?? why, ids: narrower, isNamed: among !== undefined || why !== BY_AMOUNT };
      const [only] = narrower;
      if (only !== undefined && narrower.size === 1) return { accountId: only, why: among.why, isNamed: among.isNamed };
    }
    return undefined;
  };
}
