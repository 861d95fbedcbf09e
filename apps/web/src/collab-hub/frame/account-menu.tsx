import { onSignOut } from '../../account/sign-out.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { chooseLanguage, LANGUAGES, useLocale } from '../../i18n/language.ts'
import { setTheme, useIsDark } from '../../shell/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useGo } from '../../shell/nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import { nameOf, personOf } from '../users/person.tsx'
import s from './frame.module.css'
import { useFrameWords } from './words/index.ts'

export function AccountMenu() {
  const words = useCommon()
  const frame = useFrameWords()
  const terms = useTermsWords()
  const go = useGo()
  const me = useMe()
  const locale = useLocale()
  const isDark = useIsDark()
  const others = Object.entries(LANGUAGES).filter(([code]) => code !== locale)
  return (
    <Menu
      trigger={
        <span className={s.me}>
          <Avatar person={me && personOf(me)} size={30} />
          <span className={s.who}>
            <strong>{me ? nameOf(me) : '\u00a0'}</strong>
            <small>{me ? terms.role[me.role] : ''}</small>
          </span>
          <span className="hidden-text">{words.account}</span>
        </span>
      }
      entries={[
        {
          icon: 'person',
          text: frame.nav.profileOwn,
          onSelect: () => me && go(`/talent/${me.id}`),
        },
        { icon: 'tag', text: frame.nav.billing, onSelect: () => go('/billing') },
        {
          icon: 'settings',
          text: frame.nav.settings,
          onSelect: () => go('/settings/profile'),
        },
        {
          icon: isDark ? 'sun' : 'moon',
          text: isDark ? words.light : words.dark,
          onSelect: () => setTheme(isDark ? 'light' : 'dark'),
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
