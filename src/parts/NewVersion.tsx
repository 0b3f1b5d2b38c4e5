import { useMachine } from '@xstate/react';
import { Button, Space } from 'antd';
import { fromCallback } from 'xstate';
import { newVersionMachine, type WorkerOrder } from '@/machines/newVersion';
import { selectReaderLanguage } from '@/store/business/missedWords';
import { wordsIn, type WordTable } from '@/store/kit/language';
import { Message } from '@/ui/Message';
import { useAppSelector } from './hooks';
import styles from './NewVersion.module.css';
import { watchWorker } from './serviceWorker';

const machine = newVersionMachine.provide({
  actors: {
    worker: fromCallback<WorkerOrder>(({ sendBack, receive }) => {
      // A browser that keeps nothing (in private windows, or full) works as it did without.
      const watching = watchWorker(sendBack).catch(() => undefined);
      receive(() => void watching.then((worker) => worker?.takeOver()));
      return () => void watching.then((worker) => worker?.end());
    }),
  },
  actions: { reload: () => location.reload() },
});

const WORDS = {
  behind: {
    en: 'Another tab runs a new version of Trackyard. Finish typing, then reload.',
    hi: 'दूसरे टैब में Trackyard का नया रूप चल रहा है। जो लिख रहे हैं वह पूरा करें, फिर पेज फिर से लोड करें।',
  },
  ready: {
    en: 'A new version of Trackyard is ready. Finish typing, then reload.',
    hi: 'Trackyard का नया रूप तैयार है। जो लिख रहे हैं वह पूरा करें, फिर पेज फिर से लोड करें।',
  },
  reload: { en: 'Reload', hi: 'फिर से लोड करें' },
  later: { en: 'Later', hi: 'बाद में' },
} satisfies WordTable;

/** Says that a new version of the program is here, or that another tab works with it already; reloads when it is asked to. */
export default function NewVersion() {
  const [state, send] = useMachine(machine);
  const words = wordsIn(WORDS, useAppSelector(selectReaderLanguage));
  const behind = state.matches('behind');
  if (!behind && !state.matches('offered')) return null;
  return (
    <div className={styles.corner}>
      <Message
        tone="info"
        title={behind ? words.behind : words.ready}
        action={
          <Space>
            <Button size="small" onClick={() => send({ type: 'taken' })}>
              {words.reload}
            </Button>
            {!behind && (
              <Button size="small" type="text" onClick={() => send({ type: 'putOff' })}>
                {words.later}
              </Button>
            )}
          </Space>
        }
      />
    </div>
  );
}
