import { describe, expect, test } from 'vitest';
import type { MailEvent } from '@/machines/outgoingMail';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { Channel } from '@/store/billing/letters/letter';
import { unreachedAt } from '@/store/billing/letters/refusedPlaces';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { mailCameBack, receiverConfirmed } from '@/store/facts/accounts';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { account, salesOf } from '../../../support/accounts';
import { billOf } from '../../../support/bills';
import { checkedFact } from '../../../support/factChecks';
import { done, reasonOf } from '../../../support/said';

const ON = '2026-11-21';
const NOBODY = 'Invalid number';
const at = (hour: number) => `${ON}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A client to whom reminders are sent, and what servers and providers say of them. */
function client() {
  const store = createStore({ ...emptyBusiness, ...salesOf(account(1)), bills: billTable([billOf(1)]) });
  const rowOf = () => {
    const [row] = reminderRows(store.getState(), ['account-1'], ON, 'en', new Set());
    if (!row) throw new Error('It owes nothing.');
    return row;
  };
  const remind = (channel: Channel = 'SMS') => store.dispatch(clientReminded(rowOf().draftBy(channel, true), ON));
  const say = (id: string, became: MailEvent['type'], hour?: number) =>
    done(
      store.dispatch(
        reminderAnswered({
          id,
          accountId: 'account-1',
          became,
          answer: became === 'missReceiver' ? NOBODY : 'OK',
          ...(hour !== undefined && { at: at(hour) }),
        }),
      ),
    );
  const unreached = () => {
    const found = store.getState().accounts.entities['account-1'];
    return found ? unreachedAt(store.getState(), found) : [];
  };
  return {
    store,
    remind,
    say,
    unreached,
    isTried: () => unreached().length === 0,
    /** Two reminders that were asked for and taken at 7 and 8. */
    two: (channel: Channel = 'SMS') => {
      for (const hour of [7, 8]) {
        done(remind(channel));
        if (channel === 'SMS') say(store.getState().reminders.ids.at(-1) ?? '', 'accept', hour);
        else say(store.getState().reminders.ids.at(-1) ?? '', hour === 7 ? 'accept' : 'missReceiver', hour);
      }
      const [first = '', second = ''] = store.getState().reminders.ids;
      return { first, second };
    },
    confirm: () => {
      const [place] = unreached();
      return store.dispatch(receiverConfirmed('account-1', place ?? { to: '9876543210', at: at(9) }));
    },
  };
}

describe('a number', () => {
  test.each([
    ['is not tried where nobody had it after one was delivered', 9, 10, false],
    ['is tried where one was delivered after nobody had it', 10, 9, true],
  ])('%s, in whichever order that is heard', (_what, delivered, refused, isTried) => {
    for (const isLate of [false, true]) {
      const here = client();
      const { first, second } = here.two();
      const reports = [() => here.say(first, 'deliver', delivered), () => here.say(second, 'missReceiver', refused)];
      for (const report of isLate ? reports.toReversed() : reports) report();
      expect(here.isTried()).toBe(isTried);
    }
  });

  test('of whose answers nobody knows when they came is tried where one was delivered that day, as it always was', () => {
    const here = client();
    const { first, second } = here.two();
    here.say(first, 'deliver', undefined);
    here.say(second, 'missReceiver', undefined);
    expect(here.isTried()).toBe(false);
    const before = client();
    for (const became of ['deliver', 'missReceiver'] as const) {
      done(before.remind());
      const id = before.store.getState().reminders.ids.at(-1) ?? '';
      if (became === 'deliver') before.say(id, 'accept');
      before.say(id, became);
    }
    expect(before.isTried()).toBe(true);
  });
});

test('a mail address that was accepted is not tried any more once the server knows nobody there', () => {
  const here = client();
  here.two('Email');
  expect(here.unreached()).toMatchObject([{ channel: 'Email', words: NOBODY, at: at(8) }]);
});

describe('a number that an admin says somebody has', () => {
  const marked = () => {
    const here = client();
    const { first, second } = here.two();
    here.say(second, 'missReceiver', 10);
    expect(reasonOf(here.remind())).toContain('is known to nobody there');
    return { ...here, first };
  };

  test('is tried again', () => {
    const { confirm, remind, isTried } = marked();
    done(confirm());
    expect(isTried()).toBe(true);
    done(remind());
  });

  test('is marked anew by what comes after, and not by what was before', () => {
    const { confirm, first, isTried, remind, say, store, unreached } = marked();
    done(confirm());
    done(remind());
    say(first, 'missReceiver', 9);
    expect(isTried()).toBe(true);
    say(store.getState().reminders.ids.at(-1) ?? '', 'missReceiver', 11);
    expect(unreached()).toMatchObject([{ at: at(11) }]);
    done(confirm());
    expect(isTried()).toBe(true);
  });

  test('is marked as before where that is undone', () => {
    const { confirm, isTried } = marked();
    expect(done(confirm()).undo?.()).toMatchObject({ done: true });
    expect(isTried()).toBe(false);
  });

  test('must have been marked, and the client must be there', () => {
    const { confirm } = client();
    expect(reasonOf(confirm())).toBe('“9876543210” is tried already when something is sent to Konkan Carriers.');
    const { store } = client();
    expect(reasonOf(store.dispatch(receiverConfirmed('account-9', { to: '9876543210', at: at(9) })))).toBeDefined();
  });

  test('comes from outside with a day or an instant alone', () => {
    const of = (said: string) => checkedFact(receiverConfirmed('account-1', { to: '9876543210', at: said }));
    expect(of(at(9))).toHaveProperty('fact');
    expect(of(ON)).toHaveProperty('fact');
    for (const wrong of ['', 'yesterday', '2026-11-21T10']) expect(of(wrong)).toHaveProperty('reason');
  });
});

describe('a mail that came back', () => {
  /** A mail that the mail server had accepted. */
  function accepted() {
    const here = client();
    done(here.remind('Email'));
    const [id = ''] = here.store.getState().reminders.ids;
    here.say(id, 'accept', 7);
    const letterOf = () => here.store.getState().reminders.entities[id];
    const to = letterOf()?.to ?? '';
    const cameBack = (more: { id?: string; accountId?: string; to?: string } = {}) =>
      here.store.dispatch(mailCameBack({ id, accountId: 'account-1', to, ...more }, at(9)));
    return { ...here, id, to, letterOf, cameBack };
  }

  test('is marked so, and nothing more is mailed to its address until an admin says that somebody has it', () => {
    const { cameBack, letterOf, unreached, remind, confirm, isTried, to } = accepted();
    expect(isTried()).toBe(true);
    done(cameBack());
    expect(letterOf()).toMatchObject({
      status: 'No Such Receiver',
      answer: 'It came back to the sender',
      answeredAt: at(9),
    });
    expect(unreached()).toEqual([{ channel: 'Email', to, words: 'It came back to the sender', at: at(9) }]);
    expect(reasonOf(remind('Email'))).toContain('is known to nobody there (It came back to the sender)');
    done(confirm());
    done(remind('Email'));
  });

  test('leaves the other ways to its client as they are', () => {
    const { cameBack, remind, unreached } = accepted();
    done(cameBack());
    done(remind('SMS'));
    expect(unreached().map(({ channel }) => channel)).toEqual(['Email']);
  });

  test('comes back once, and of those alone that the office sent to that client', () => {
    const { cameBack } = accepted();
    const OTHER = 'Only a mail that the office sent to this client comes back.';
    expect(reasonOf(cameBack({ accountId: 'account-2' }))).toBe(OTHER);
    expect(reasonOf(cameBack({ to: 'somebody@example.com' }))).toBe(OTHER);
    expect(reasonOf(cameBack({ id: 'gone' }))).toBe('This mail was deleted, or asking for it was undone.');
    done(cameBack());
    expect(reasonOf(cameBack())).toBe('This mail is No Such Receiver now.');
  });

  test('is no mail that still waits, and no SMS', () => {
    const { store, remind } = client();
    done(remind('Email'));
    const [id = ''] = store.getState().reminders.ids;
    const to = store.getState().reminders.entities[id]?.to ?? '';
    expect(reasonOf(store.dispatch(mailCameBack({ id, accountId: 'account-1', to }, at(9))))).toBe(
      'This mail is Waiting now.',
    );
    const other = client();
    const { first } = other.two('SMS');
    const sms = other.store.getState().reminders.entities[first];
    expect(
      reasonOf(other.store.dispatch(mailCameBack({ id: first, accountId: 'account-1', to: sms?.to ?? '' }, at(9)))),
    ).toBe('Only a mail that the office sent to this client comes back.');
  });
});
