import { formatCount } from '@/format';
import styles from './DataTable.module.css';
import { MoreMenu } from './MoreMenu';
import { TableButtons, type PanelName, type TableButtonsProps } from './TableButtons';
import { useExport, type Exported } from './useExport';

interface PhoneToolsProps {
  /** The list's accessible name. */
  label: string;
  /** What a list without rows has none of. */
  buttons: TableButtonsProps | undefined;
  exported: Exported;
  /** Whether there is something that can be exported. */
  isExported: boolean;
}

const IN_MENU: readonly PanelName[] = ['columns', 'paste'];

/** What is done with a list on a phone: filtered by a button, and what is done seldom in a menu, so that all of it is on one line. */
export function PhoneTools({ label, buttons, exported, isExported }: PhoneToolsProps) {
  const { busy, ways } = useExport(exported);
  const selected = exported.ticked > 0 ? `, ${formatCount(exported.ticked)} selected` : '';
  return (
    <span className={styles.buttons}>
      {buttons && <TableButtons {...buttons} inMenu={IN_MENU} />}
      <MoreMenu
        about={label}
        acts={[
          buttons?.columns && { label: 'Columns', onClick: () => buttons.onOpen('columns') },
          buttons?.paste && { label: 'Paste list', onClick: () => buttons.onOpen('paste') },
          ...(isExported
            ? ways.map(({ label: form, onClick }) => ({
                label: `Export: ${form}${selected}`,
                whyNot: busy ? 'The last file is not there yet.' : undefined,
                onClick,
              }))
            : []),
        ]}
      />
    </span>
  );
}
