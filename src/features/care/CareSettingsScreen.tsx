import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import {
  mapChosen,
  MAPS,
  menuToggled,
  selectMap,
  selectMenuCollapsed,
  selectTheme,
  THEME_LABELS,
  themeChosen,
  THEMES,
} from '@/store/browser/looksSlice';
import { selectUserName } from '@/store/browser/sessionSlice';
import { WordRadios } from '@/ui/Choices';
import { Facts } from '@/ui/Facts';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';

const MENU_WIDTHS = ['Expanded', 'Collapsed'] as const;

/** What staff can set for themselves in this browser, and the way to the data. */
export default function CareSettingsScreen() {
  const dispatch = useAppDispatch();
  const theme = THEME_LABELS[useAppSelector(selectTheme)];
  const menu = MENU_WIDTHS[useAppSelector(selectMenuCollapsed) ? 1 : 0];
  const themes = (
    <WordRadios
      label="Theme"
      choices={THEMES.map((one) => THEME_LABELS[one])}
      value={theme}
      onChange={(label) => dispatch(themeChosen(THEMES.find((one) => THEME_LABELS[one] === label) ?? 'system'))}
    />
  );
  const menus = (
    <WordRadios label="Side menu" choices={MENU_WIDTHS} value={menu} onChange={() => dispatch(menuToggled())} />
  );
  const maps = (
    <WordRadios
      label="Map"
      choices={MAPS}
      value={useAppSelector(selectMap)}
      onChange={(map) => dispatch(mapChosen(map))}
    />
  );
  return (
    <Page title="Setting">
      <Section title="Signed in">
        <Facts facts={[{ label: 'Name', value: useAppSelector(selectUserName) }]} />
      </Section>
      <Section title="Looks">
        <Facts
          facts={[
            { label: 'Theme', value: themes },
            { label: 'Side menu, on a wide screen', value: menus },
            { label: 'Map that Lat/Long leads to', value: maps },
          ]}
        />
      </Section>
      <Section title="Data" actions={<LinkButton to={paths.settings.data}>Open Data</LinkButton>}>
        Back up or restore all data, or start over with the sample.
      </Section>
    </Page>
  );
}
