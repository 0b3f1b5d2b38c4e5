import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SendingStanding } from '@/features/settings/SendingStanding';
import { ToastProvider } from '@/ui/toast';
import { textOf } from '../support/rendered';

const WORDS = {
  what: 'mail',
  waits: (waiting: number) => `${waiting} wait.`,
  anHour: String,
  notSetUp: 'Not set up.',
  taker: 'The mail server',
  stop: 'Stop',
  goOn: 'Go On',
};

test('admins are told that nothing of a business that moved in goes until somebody enters something', () => {
  const html = renderToString(
    <ToastProvider>
      <SendingStanding
        told={{ isStopped: false, waiting: 2, rests: 'movedIn', settings: { mostAnHour: 200 } }}
        words={WORDS}
        trouble={undefined}
        turn={async () => {}}
        onChange={async () => {}}
      />
    </ToastProvider>,
  );
  expect(textOf(html)).toMatch(/Nothing of it is sent.* until somebody enters something here.* 2 wait\./);
});
