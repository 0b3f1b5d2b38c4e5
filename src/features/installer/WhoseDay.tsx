import { Button } from 'antd';
import { useWords } from '@/parts/useWords';
import type { Installer } from '@/store/places/installers/installer';
import { Section } from '@/ui/Section';
import { DAY_WORDS } from './dayWords';
import styles from './Day.module.css';

interface WhoseDayProps {
  installers: readonly Installer[];
  /** A name in the address that no installer has. */
  unknown: string;
  onChoose: (installer: Installer) => void;
}

/** Asks whose day it is. */
export function WhoseDay({ installers, unknown, onChoose }: WhoseDayProps) {
  const words = useWords(DAY_WORDS);
  return (
    <Section title={words.who}>
      {unknown !== '' && <p role="alert">{words.unknown(unknown)}</p>}
      {installers.length === 0 && <p>{words.noInstallers}</p>}
      <ul className={styles.names} aria-label={words.installers}>
        {installers.map((installer) => (
          <li key={installer.id}>
            <Button block onClick={() => onChoose(installer)}>
              {installer.name}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
