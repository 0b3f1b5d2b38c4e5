import { useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { deviceAssigned, type ConfiguredDevice } from '@/store/configured/configuredSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { useToast } from '@/ui/toast';
import type { Assignment } from '@/store/configured/assignment';
import type { AssignmentCells } from './configuredColumns';

type Drafts = Readonly<Record<number, Partial<Assignment> & { refused?: boolean }>>;

/** What is chosen in the rows' menus and not submitted yet, and the Submit that makes it so (D24). */
export function useAssignments(): AssignmentCells {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [drafts, setDrafts] = useState<Drafts>({});
  const of = ({ id, action, selectName }: ConfiguredDevice) => ({ action, name: selectName, ...drafts[id] });
  const put = (id: number, draft: Drafts[number]) => setDrafts((all) => ({ ...all, [id]: draft }));
  return {
    of,
    refused: ({ id }) => drafts[id]?.refused ?? false,
    choose: ({ id }, change) => put(id, { ...drafts[id], ...change }),
    submit: (device) => {
      const { action, name } = of(device);
      const { id, itgcId } = device;
      if (action === 'Select' || name === 'Select') {
        put(id, { ...drafts[id], refused: true });
        return;
      }
      put(id, {});
      const undo = dispatch(sayUndoable(deviceAssigned(id, action, name)));
      toast({ text: `${itgcId} assigned to ${action}, ${name}`, undo });
    },
  };
}
