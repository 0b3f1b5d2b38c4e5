import type { OfficeLink } from '@/office/officeLink';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';
import type { OfficeState } from '@/store/browser/officeSlice';
import { peoplePresent, type PersonPresent } from '@/office/presence';
import { ROLE_LABELS } from '@/store/kit/roles';
import { Tray } from '@/ui/Tray';
import styles from './PeopleTray.module.css';

/** More are counted. */
const MOST_AVATARS = 3;

const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden>
    {name.charAt(0).toUpperCase()}
  </span>
);

const askPeople = (office: OfficeLink) => office.people();

function PeopleList({ people }: { people: readonly PersonPresent[] }) {
  // Without an answer the names alone are shown.
  const { told = [] } = useOfficeResult(useOffice(), askPeople);
  const roles = new Map(told.map(({ name, role }) => [name, role]));
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
    <Tray
      title="In the office"
      name={`In the office: ${people.length}`}
      content={<PeopleList people={people} />}
      className={styles.button ?? ''}
    >
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
    </Tray>
  );
}
