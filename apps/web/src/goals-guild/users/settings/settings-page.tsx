import { Link, Outlet } from '@tanstack/react-router'
import { Icon } from '../../../ui/icons.tsx'
import { partClass, Parts } from '../../../ui/parts.tsx'
import { useSettingsWords } from './words/index.ts'

const PARTS = [
  { to: '/settings/profile', icon: 'person', name: 'profile' },
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
        <Link key={to} to={to} className={partClass} activeProps={{ 'aria-current': 'page' }}>
          <Icon name={icon} size={20} /> {words.parts[name]}
        </Link>
      ))}
    >
      <Outlet />
    </Parts>
  )
}
