import { Radio } from 'antd';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { NoInstallers } from './NoInstallers';
import styles from './InstallerChoice.module.css';

/** An installer who can be chosen, with what speaks for him and against. */
export interface OfferedInstaller {
  id: string;
  name: string;
  bag: string;
  isFree: boolean;
  free: string;
}

export interface InstallerChoiceProps {
  offers: readonly OfferedInstaller[];
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** One of the installers, each with his bag and whether he is free. */
export function InstallerChoice({ offers, id, value, onChange, ref }: InstallerChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  // A form focuses its first field in error; the group itself cannot have the focus.
  useImperativeHandle(ref, () => ({ focus: () => group.current?.querySelector('input')?.focus() }), []);
  if (offers.length === 0) return <NoInstallers />;
  return (
    <Radio.Group
      ref={group}
      {...(id !== undefined && { id })}
      aria-label="Installer"
      className={styles.offers ?? ''}
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
    >
      {offers.map((offer) => (
        <Radio key={offer.id} value={offer.id} className={styles.offer ?? ''}>
          <span className={styles.name}>{offer.name}</span> <span className={styles.bag}>{offer.bag}</span>{' '}
          <span className={offer.isFree ? styles.free : styles.taken}>{offer.free}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
