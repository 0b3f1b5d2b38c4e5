import { formatDate } from '@/format';
import type { DeskAnswer } from '@/office/deskProtocol';
import { ROLE_LABELS, type Role } from '@/store/kit/roles';
import type { Asked } from '../deskRules';
import type { AuditLog } from './auditLog';
import type { Whence } from './whence';

const rolesIn = (roles: readonly Role[]) => roles.map((role) => ROLE_LABELS[role]).join(', ') || 'nobody';

/** What somebody did of people and sign-ins, in words that follow their name; undefined of what changes nothing. */
function inWords({ request, asked }: Asked): string | undefined {
  switch (request) {
    case 'people.add':
      return `added user ${asked.name} as ${ROLE_LABELS[asked.role]}`;
    case 'people.role':
      return `gave ${asked.name} the role ${ROLE_LABELS[asked.role]}`;
    case 'people.key':
      return `gave ${asked.name} another password`;
    case 'people.remove':
      return `removed user ${asked.name}`;
    case 'people.end':
    case 'own.end':
      return `ended the sign-in ${asked.session}`;
    case 'people.unlock':
      return `unlocked ${asked.name}`;
    case 'people.resetFactor':
      return `reset the second factor of ${asked.name}`;
    case 'people.requireFactor':
      return `required a second factor of ${rolesIn(asked.roles)}`;
    case 'people.audit':
      return `looked at the audit up to ${formatDate(asked.upTo)}`;
    case 'own.key':
      return 'changed their own password';
    case 'own.confirmFactor':
      return 'set up a second factor';
    case 'own.dropFactor':
      return 'removed their own second factor';
    case 'own.access':
    case 'own.factor':
    case 'own.beginFactor':
    case 'people.access':
  }
  return undefined;
}

export type DeskNotes = ReturnType<typeof createDeskNotes>;

/** Notes what people ask of the office itself, and what is said to it. */
export const createDeskNotes =
  (note: AuditLog['note']) =>
  (by: string, asked: Asked | undefined, whence: Whence, said: DeskAnswer): void => {
    const text = 'refused' in said ? said.refused : asked && inWords(asked);
    if (text !== undefined) note({ kind: 'refused' in said ? 'refused' : 'managed', by, text, ...whence });
  };
