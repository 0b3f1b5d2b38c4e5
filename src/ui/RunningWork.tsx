import { Button, Progress } from 'antd';
import { TextActions } from './FormGrid';

export interface RunningWorkProps {
  label: string;
  /** How much of it is done, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Work that takes a while: how far it is, and the way to give it up. */
export function RunningWork({ label, share, onCancel }: RunningWorkProps) {
  return (
    <div style={{ maxWidth: 480, marginTop: 16 }}>
      <p>{label}</p>
      <Progress percent={Math.floor(share * 100)} aria-label={label} />
      <TextActions>
        <Button onClick={onCancel}>Cancel</Button>
      </TextActions>
    </div>
  );
}
