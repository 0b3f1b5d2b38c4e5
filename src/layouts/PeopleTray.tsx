import { Button, Popover } from 'antd';
import { useEffect, useState } from 'react';
import { useOffice } from '@/parts/office';
import type { OfficeState } from '@/store/browser/officeSlice';
import { peoplePresent, type PersonPresent } from '@/office/presence';
import { ROLE_LABELS, type Role } from '@/store/kit/roles';
import styles from './PeopleTray.module.css';

/** More are counted. */
const MOST_AVATARS = 3;

const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden>
    {name.charAt(0).toUpperCase()}
  </span>
);

/** The roles of everyone, by their names, once the office has told them. */
function useRoles(): ReadonlyMap<string, Role> {
  const office = useOffice();
  const [roles, setRoles] = useState<ReadonlyMap<string, Role>>(new Map());
  useEffect(() => {
    let wanted = true;
    const show = async () => {
      const people = (await office?.people()) ?? [];
      if (wanted) setRoles(new Map(people.map(({ name, role }) => [name, role])));
    };
    // Without an answer the names alone are shown.
    show().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [office]);
  return roles;
}

function PeopleList({ people }: { people: readonly PersonPresent[] }) {
  const roles = useRoles();
  return (
    <ul className={styles.people}>
      {people.map(({ name, isSelf, places }) => {
        const role = roles.get(name);
        return (
          <li key={name}>
            <Avatar name={name} />
            <div className={styles.person}>
              <p>
                <strong>{name}</strong>
                {isSelf && ' (you)'}
                {role && <span className={styles.role}> {ROLE_LABELS[role]}</span>}
              </p>
              {places.length > 0 && <p className={styles.places}>{places.join(' · ')}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Who is in the office now, and where: a person is one, in however many tabs. */
export function PeopleTray({ presence }: { presence: Pick<OfficeState, 'present' | 'user'> }) {
  const people = peoplePresent(presence);
  if (people.length === 0) return null;
  const others = people.filter(({ isSelf }) => !isSelf);
  // Whoever is alone sees their own.
  const faces = others.length > 0 ? others : people;
  const shown = faces.slice(0, faces.length > MOST_AVATARS ? MOST_AVATARS - 1 : MOST_AVATARS);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      title="In the office"
      content={<PeopleList people={people} />}
      destroyOnHidden
    >
      <Button type="text" className={styles.button ?? ''} aria-label={`In the office: ${people.length}`}>
        <span className={styles.avatars}>
          {shown.map(({ name }) => (
            <Avatar key={name} name={name} />
          ))}
          {shown.length < faces.length && (
            <span className={styles.avatar} aria-hidden>
              +{faces.length - shown.length}
            </span>
          )}
        </span>
        <span className={styles.count} aria-hidden>
          {people.length}
        </span>
      </Button>
    </Popover>
  );
}
