import { EllipsisOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import { useEffect, type ReactNode } from 'react';
import { Icon } from './Icon';
import { Spoken } from './Spoken';
import { themeOf, type Mode } from './theme';
import { useMedia } from './useMedia';

/** What is clicked answers by what it does, without a ring that spreads from it. */
const QUIET = { disabled: true };

/** A long title of a dialog ends before the button that closes it. */
const TITLED = { styles: { header: { paddingInlineEnd: 32 } } };

/** What opens the tabs that there is no room for says so. */
const TABS = {
  more: {
    icon: (
      <>
        <Icon of={EllipsisOutlined} />
        <Spoken>More tabs</Spoken>
      </>
    ),
  },
};

/** Dresses everything below in light or dark; `system` follows the device, and so does motion. */
export function ThemeProvider({ theme, children }: { theme: Mode | 'system'; children: ReactNode }) {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const motion = !useMedia('(prefers-reduced-motion: reduce)');
  const mode = theme === 'system' ? (systemDark ? 'dark' : 'light') : theme;
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  // A build has antd's rules in antd.css; antd sets the variables of the theme there as here.
  const antdTheme = { ...themeOf(mode, motion), zeroRuntime: import.meta.env.PROD };
  return (
    <ConfigProvider theme={antdTheme} locale={enGB} wave={QUIET} modal={TITLED} tabs={TABS}>
      {children}
    </ConfigProvider>
  );
}
