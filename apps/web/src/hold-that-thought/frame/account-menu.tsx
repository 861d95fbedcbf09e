import { onSignOut } from '../../account/sign-out.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { chooseLanguage, LANGUAGES, useLocale } from '../../i18n/language.ts'
import { useIsDark } from '../../shell/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useGo } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import { useChooseTheme } from '../users/use-own-theme.ts'
import s from './frame.module.css'
import { useFrameWords } from './words/index.ts'

export function AccountMenu() {
  const words = useCommon()
  const frame = useFrameWords()
  const go = useGo()
  const me = useMe()
  const locale = useLocale()
  const isDark = useIsDark()
  const chooseTheme = useChooseTheme()
  const others = Object.entries(LANGUAGES).filter(([code]) => code !== locale)
  return (
    <Menu
      trigger={
        <span className={s.me}>
          <Avatar person={me && personOf(me)} size={30} />
          <span className={s.who}>
            <strong>{me?.displayName ?? '\u00a0'}</strong>
            <small>{me?.familyBranch ?? ''}</small>
          </span>
          <span className="hidden-text">{words.account}</span>
        </span>
      }
      entries={[
        { icon: 'person', text: frame.nav.me, onSelect: () => go('/me') },
        { icon: 'archive', text: frame.nav.kept, onSelect: () => go('/kept') },
        { icon: 'help', text: frame.nav.contact, onSelect: () => go('/contact') },
        {
          icon: 'settings',
          text: frame.nav.settings,
          onSelect: () => go('/settings/profile'),
        },
        {
          icon: isDark ? 'sun' : 'moon',
          text: isDark ? words.light : words.dark,
          onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
        },
        ...others.map(([code, name]) => ({
          icon: 'language' as const,
          text: name,
          onSelect: () => void chooseLanguage(code),
        })),
        { icon: 'out', text: words.signOut, onSelect: onSignOut },
      ]}
    />
  )
}
