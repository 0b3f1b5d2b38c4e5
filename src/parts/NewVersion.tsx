import { useMachine } from '@xstate/react';
import { Alert, Button, Space } from 'antd';
import { fromCallback } from 'xstate';
import { newVersionMachine, type WorkerOrder } from '@/machines/newVersion';
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

/** Says that a new version of the program is here, or that another tab works with it already; reloads when it is asked to. */
export default function NewVersion() {
  const [state, send] = useMachine(machine);
  const behind = state.matches('behind');
  if (!behind && !state.matches('offered')) return null;
  return (
    <div className={styles.corner} role="status">
      <Alert
        type="info"
        title={`${behind ? 'Another tab runs a new version of Trackyard.' : 'A new version of Trackyard is ready.'} Finish typing, then reload.`}
        action={
          <Space>
            <Button size="small" onClick={() => send({ type: 'taken' })}>
              Reload
            </Button>
            {!behind && (
              <Button size="small" type="text" onClick={() => send({ type: 'putOff' })}>
                Later
              </Button>
            )}
          </Space>
        }
      />
    </div>
  );
}
