import type { WithCompany } from '@/store/billing/company/company';
import type { WithHeard } from '@/store/browser/selectHeard';
import type { Job } from '@/store/care/jobs/job';
import type { Sent } from '@/store/care/messages/message';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Values } from '@/store/billing/letters/filled';
import type { LetterKind } from '@/store/billing/letters/letterKind';
import type { ValuesOf, WithTemplates } from '@/store/billing/templates/template';
import type { Language } from '@/store/kit/language';
import type { Table } from '@/store/kit/table';
import type { Installer } from '@/store/places/installers/installer';
import type { WithDevices } from '@/store/stock/devices/devicesSlice';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';

/** What notices tell of. */
export interface NoticeState
  extends WithAccounts, WithCompany, WithDevices, WithHeard, WithSubscriptions, WithTemplates, WithVehicles {
  jobs: Table<Job>;
  installers: Table<Installer>;
  messages: Table<Sent>;
}

/** What stands for the variables of what is told, but for whom it greets and who writes. */
export type NoticeValues<Kind extends LetterKind> = Omit<ValuesOf<Kind>, 'name' | 'company'>;

/** What one client is told of a job, or of vehicles. */
export interface NoticeContent {
  accountId: string;
  recordIds: readonly string[];
  /** In a line. */
  tells: string;
  /** To which address of the client it is mailed, where somebody chose one. */
  to?: string;
  /** What is written, where somebody has written it. */
  said?: string;
  /** What stands for the variables of what is written of it in a language. */
  valuesIn: (language: Language) => Values;
}

const MORE: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `and ${count} more`,
  hi: (count) => `और ${count} अन्य`,
};

/** So many vehicles a message names one by one: with more of them it would be longer than one may be. */
const MOST_NAMED = 20;

const OTHERS: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `The same is so of ${count} more.`,
  hi: (count) => `${count} अन्य के लिए भी यही है।`,
};

/** Lines of vehicles, one each, as far as a message names them, and of how many besides the same is so. */
export function namedIn(language: Language, lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_NAMED;
  return more > 0 ? [...lines.slice(0, MOST_NAMED), OTHERS[language](more)] : lines;
}

/** Plates one after another, as far as a message names them, and how many there are besides. */
export function platesIn(language: Language, plates: readonly string[]): string {
  const named = plates.slice(0, MOST_NAMED).join(', ');
  return plates.length > MOST_NAMED ? `${named} ${MORE[language](plates.length - MOST_NAMED)}` : named;
}

/** Plates as a short line has them: the first one, and how many there are besides. */
export const someOf = ([first = '', ...others]: readonly string[], language: Language): string =>
  others.length === 0 ? first : `${first} ${MORE[language](others.length)}`;
