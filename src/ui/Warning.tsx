import type { ReactNode } from 'react';
import { ActionAlert } from './ActionAlert';

const APART = { marginBottom: 16 };

/** What is to be heeded of what stands below it; `action` is what can be done about it. */
export const Warning = ({ text, action }: { text: string; action?: ReactNode }) => (
  <ActionAlert type="warning" role="status" style={APART} title={text} action={action} />
);
