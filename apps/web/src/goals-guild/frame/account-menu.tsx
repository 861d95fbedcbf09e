import { useNavigate } from '@tanstack/react-router'
import { onSignOut } from '../../account/sign-out.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { chooseLanguage, LANGUAGES, useLocale } from '../../i18n/language.ts'
import { setTheme, useIsDark } from '../../shell/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useMe } from '../users/me.ts'
import s from './frame.module.css'
import { useFrameWords } from './words/index.ts'

const PLACES = [
  { to: '/people', icon: 'person-plus', name: 'people' },
  { to: '/groups', icon: 'people', name: 'groups' },
  { to: '/search', icon: 'search', name: 'search' },
  { to: '/help', icon: 'help', name: 'help' },
  { to: '/offers', icon: 'tag', name: 'offers' },
  { to: '/admin/users', icon: 'shield', name: 'admin' },
  { to: '/settings/profile', icon: 'settings', name: 'settings' },
] as const

export function AccountMenu() {
  const words = useCommon()
  const frame = useFrameWords()
  const navigate = useNavigate()
  const me = useMe()
  const locale = useLocale()
  const isDark = useIsDark()
  const others = Object.entries(LANGUAGES).filter(([code]) => code !== locale)
  return (
    <Menu
      trigger={
        <span className={s.me}>
          <Avatar person={me} size={38} />
          <span className={s.who}>
            <strong>{me?.fullName ?? '\u00a0'}</strong>
            <small>@{me?.nickname ?? ''}</small>
          </span>
          <span className="hidden-text">{words.account}</span>
        </span>
      }
      entries={[
        ...(me
          ? [
              {
                icon: 'person' as const,
                text: frame.profile,
                onSelect: () =>
                  void navigate({ to: '/people/$nick', params: { nick: me.nickname } }),
              },
            ]
          : []),
        ...PLACES.filter(({ name }) => name !== 'admin' || me?.roles.includes('admin')).map(
          ({ to, icon, name }) => ({
            icon,
            text: name === 'settings' ? frame.settings : frame.nav[name],
            onSelect: () => void navigate({ to }),
          }),
        ),
        {
          icon: 'box',
          text: frame.products,
          onSelect: () => location.assign('/account/products'),
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
