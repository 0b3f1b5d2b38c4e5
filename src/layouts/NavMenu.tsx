import { use } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { Limits } from '@/ui/limits';
import { Menu } from '@/ui/Menu';
import { usePreload } from '@/ui/preload';
import { TrailContext, wayDown } from '@/parts/trail/trail';
import styles from './NavMenu.module.css';
import { currentLinks, openMenu, type MenuChoice, type MenuGroup, type MenuLink } from './navigation';

function LinkItem({
  item: { label, to, icon: glyph },
  current,
}: {
  item: MenuLink;
  current: 'page' | 'true' | undefined;
}) {
  return (
    <Link className={styles.item} to={to} title={label} aria-current={current} {...usePreload(to)}>
      <Icon of={glyph} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

function ChoiceItem({ item: { label, icon: glyph, choices } }: { item: MenuChoice }) {
  const navigate = useNavigate();
  const items = choices.map(({ label: choice, to }) => ({ key: to, label: choice, onClick: () => void navigate(to) }));
  return (
    <Menu items={items}>
      {(button) => (
        <button ref={button} type="button" className={styles.item} title={label} aria-haspopup="menu">
          <Icon of={glyph} />
          <span className={styles.label}>{label}</span>
        </button>
      )}
    </Menu>
  );
}

/** A side menu from its data, with what is open for the person; marked is the page that is shown, or the one above it. */
export function NavMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const location = useLocation();
  const current = currentLinks(groups, location, wayDown(use(TrailContext), location.pathname));
  const mark = current.at === location.pathname ? 'page' : 'true';
  return (
    <nav aria-label="Main" className={styles.menu}>
      {openMenu(groups, use(Limits).whyNot).map(({ title, items }) => (
        <div key={items[0]?.label} className={styles.group}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <ul>
            {items.map((item) => (
              <li key={item.label}>
                {'to' in item ? (
                  <LinkItem item={item} current={current.links.includes(item) ? mark : undefined} />
                ) : (
                  <ChoiceItem item={item} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
