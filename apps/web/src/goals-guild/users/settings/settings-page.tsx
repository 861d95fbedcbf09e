import { Link, Outlet } from '@tanstack/react-router'
import { Icon } from '../../../ui/icons.tsx'
import s from './settings.module.css'
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
    <div className={s.page}>
      <nav className={s.parts} aria-label={words.title}>
        {PARTS.map(({ to, icon, name }) => (
          <Link key={to} to={to} className={s.part} activeProps={{ 'aria-current': 'page' }}>
            <Icon name={icon} size={20} /> {words.parts[name]}
          </Link>
        ))}
      </nav>
      <div className={s.main}>
        <Outlet />
      </div>
    </div>
  )
}
