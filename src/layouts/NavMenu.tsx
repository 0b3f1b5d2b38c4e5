import { Dropdown } from 'antd';
import { use } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { Limits } from '@/ui/limits';
import { usePreload } from '@/ui/preload';
import styles from './NavMenu.module.css';
import { isCurrent, openMenu, type MenuChoice, type MenuGroup, type MenuLink } from './navigation';

function LinkItem({ item }: { item: MenuLink }) {
  const { label, to, icon: glyph } = item;
  const current = isCurrent(item, useLocation());
  return (
    <Link className={styles.item} to={to} title={label} aria-current={current ? 'page' : undefined} {...usePreload(to)}>
      <Icon of={glyph} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

function ChoiceItem({ item: { label, icon: glyph, choices } }: { item: MenuChoice }) {
  const navigate = useNavigate();
  const items = choices.map(({ label: choice, to }) => ({ key: to, label: choice, onClick: () => void navigate(to) }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <button type="button" className={styles.item} title={label} aria-haspopup="menu">
        <Icon of={glyph} />
        <span className={styles.label}>{label}</span>
      </button>
    </Dropdown>
  );
}

/** A side menu from its data, with what is open for the person. */
export function NavMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <nav aria-label="Main" className={styles.menu}>
      {openMenu(groups, use(Limits).whyNot).map(({ title, items }) => (
        <div key={items[0]?.label} className={styles.group}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <ul>
            {items.map((item) => (
              <li key={item.label}>{'to' in item ? <LinkItem item={item} /> : <ChoiceItem item={item} />}</li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
