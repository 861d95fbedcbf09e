import { Outlet } from '@tanstack/react-router'
import { Icon } from '../../../ui/icons.tsx'
import { partClass, Parts } from '../../../ui/parts.tsx'
import { To } from '../../../shell/nav.tsx'
import { useSettingsWords } from './words/index.ts'

const PARTS = [
  { to: '/settings/profile', icon: 'person', name: 'profile' },
  { to: '/settings/reading', icon: 'sun', name: 'reading' },
  { to: '/settings/notifications', icon: 'mail', name: 'mails' },
  { to: '/settings/security', icon: 'shield', name: 'security' },
  { to: '/settings/data', icon: 'archive', name: 'data' },
] as const

export function SettingsPage() {
  const words = useSettingsWords()
  return (
    <Parts
      label={words.title}
      parts={PARTS.map(({ to, icon, name }) => (
        <To key={to} to={to} className={partClass}>
          <Icon name={icon} size={18} /> {words.parts[name]}
        </To>
      ))}
    >
      <Outlet />
    </Parts>
  )
}
