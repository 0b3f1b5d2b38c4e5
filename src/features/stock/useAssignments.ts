import { useState } from 'react';
import type { Assignment, ConfiguredDevice } from '@/store/stock/configured/configured';
import type { AssignmentCells } from './configuredColumns';
import { useSubmit } from './useSubmit';

interface Draft {
  /** The device as it was when somebody began to choose. */
  opened: ConfiguredDevice;
  to: Assignment;
  /** Whether it was submitted with something missing. */
  refused?: boolean;
}

/** What is chosen in the rows' menus and not submitted yet, and the Submit that makes it so. */
export function useAssignments(): AssignmentCells {
  const submit = useSubmit();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft | undefined>>>({});
  const draftOf = (device: ConfiguredDevice): Draft =>
    drafts[device.id] ?? { opened: device, to: { action: device.action, selectName: device.selectName } };
  const put = (id: string, draft: Draft | undefined) => setDrafts((all) => ({ ...all, [id]: draft }));
  return {
    of: (device) => draftOf(device).to,
    refused: (device) => draftOf(device).refused ?? false,
    choose: (device, change) => {
      const draft = draftOf(device);
      put(device.id, { ...draft, to: { ...draft.to, ...change } });
    },
    submit: (device) => {
      const draft = draftOf(device);
      const { opened, to } = draft;
      if (to.action === 'Select' || to.selectName === 'Select') {
        put(device.id, { ...draft, refused: true });
        return;
      }
      const done = submit(opened, to);
      // Who was told of another's choice may insist on the own one.
      put(device.id, done ? undefined : { opened: device, to });
    },
  };
}
