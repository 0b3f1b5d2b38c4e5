import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { byKey } from '@/store/kit/byKey';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Reader } from '@/store/kit/roles';
import type { Numbered, Table } from '@/store/kit/table';
import type { Installer } from '@/store/places/installers/installer';
import { challansFor, isValueWithheld } from './goodsValues';
import { EVERYBODYS, INSTALLER_NOUNS } from './installerNouns';
import { cutCompany } from './installerCuts';
import { installerRows } from './installerRows';
import { withheldFrom, type Person } from './withheld';

/** Of a name its letters, with the vowel signs of India's scripts, and digits, as those of people who sign in have no spaces. */
export const spelt = (name: string) => comparedName(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const installersSpelt = byKey<Installer>(({ name }) => spelt(name));

/** The installer whose name a person has; none where several have it, as nobody can tell whose jobs are his. */
export function installerNamed({ installers }: Pick<Business, 'installers'>, name: string): string | undefined {
  const named = installersSpelt.of(installers, spelt(name));
  return named.length === 1 ? named[0]?.id : undefined;
}

/** The tables that installers were given last: as long as no row of one changes it stays the same. */
const lastTables = new Map<string, Table<Numbered>>();

const isSame = (table: Table<Numbered>, rows: readonly Numbered[]) =>
  table.ids.length === rows.length && rows.every((row, place) => table.entities[table.ids[place] ?? ''] === row);

function tableOf(key: string, given: readonly Numbered[]): Table<Numbered> {
  const rows = [...new Map(given.map((row) => [row.id, row])).values()].toSorted(
    (one, other) => one.number - other.number,
  );
  const last = lastTables.get(key);
  if (last && isSame(last, rows)) return last;
  const table = Object.freeze({
    ids: rows.map(({ id }) => id),
    entities: Object.fromEntries(rows.map((row) => [row.id, row])),
    // How many others there are is none of his business.
    lastNumber: rows.at(-1)?.number ?? 0,
  });
  lastTables.set(key, table);
  return table;
}

const originFor = ({ origin }: Business, readBy: Reader) => ({ id: origin.id, facts: 0, readBy });

function ofInstaller(business: Business, name: string): Business {
  const installerId = installerNamed(business, name);
  const rows = installerId === undefined ? {} : installerRows(business, installerId);
  const own = INSTALLER_NOUNS.map((noun) => [
    noun,
    EVERYBODYS.includes(noun) ? business[noun] : tableOf(`${name} ${noun}`, rows[noun] ?? []),
  ]);
  const company = tableOf(
    'company',
    Object.values(business.company.entities).map((row) => cutCompany(row)),
  );
  const origin = originFor(business, { role: 'installer', ...(installerId !== undefined && { installerId }) });
  const tables = Object.fromEntries([...own, ['company', company]]) as Partial<Business>;
  return { ...emptyBusiness, ...tables, origin };
}

/** Whether two businesses are the same in all that an installer reads. */
export const isSameToInstallers = (one: Business, other: Business): boolean =>
  one.origin.id === other.origin.id && INSTALLER_NOUNS.every((noun) => one[noun] === other[noun]);

/**
 * As much of a business as a person may read, by what the nouns' facts declare: an admin all of it, others without what is
 * withheld from their role, and an installer no more than the rows that he works with.
 */
export function readableTo({ name, role }: Person, business: Business): Business {
  if (role === 'admin') return business;
  if (role === 'installer') return ofInstaller(business, name);
  const withheld = withheldFrom(role);
  const kept = nouns.map(({ reducerPath: noun }) => [noun, (withheld.has(noun) ? emptyBusiness : business)[noun]]);
  const own = {
    ...business,
    ...(Object.fromEntries(kept) as Partial<Business>),
    origin: originFor(business, { role }),
  };
  return isValueWithheld(role) ? { ...own, challans: challansFor(role, own.challans) } : own;
}
