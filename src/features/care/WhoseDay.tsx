import { Button } from 'antd';
import type { Installer } from '@/store/places/installers/installer';
import { Section } from '@/ui/Section';
import styles from './InstallerDay.module.css';

interface WhoseDayProps {
  installers: readonly Installer[];
  /** A name in the address that no installer has. */
  unknown: string;
  onChoose: (installer: Installer) => void;
}

/** Asks whose day it is. */
export const WhoseDay = ({ installers, unknown, onChoose }: WhoseDayProps) => (
  <Section title="Who are you?">
    {unknown !== '' && <p role="alert">No installer is called {unknown}: choose again.</p>}
    {installers.length === 0 && <p>There is no installer yet: add one in the settings of the stock.</p>}
    <ul className={styles.names} aria-label="Installers">
      {installers.map((installer) => (
        <li key={installer.id}>
          <Button size="large" block onClick={() => onChoose(installer)}>
            {installer.name}
          </Button>
        </li>
      ))}
    </ul>
  </Section>
);
