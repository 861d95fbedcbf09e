import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icons.tsx'
import s from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'brand' | 'plain' | 'quiet'
  readonly small?: boolean
  readonly wide?: boolean
  readonly icon?: IconName
  readonly busy?: boolean
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** A link that looks like a button. */
export const buttonClass = (look: 'brand' | 'plain' | 'quiet', small = false): string =>
  classes(s.button, s[look], small && s.small)

export function Button({
  look = 'plain',
  small,
  wide,
  icon,
  busy,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      className={classes(s.button, s[look], small && s.small, wide && s.wide, className)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  )
}

/** An icon alone needs a name for those who do not see it. */
export function IconButton({
  icon,
  label,
  className,
  size,
  fill,
  ...rest
}: ComponentProps<'button'> & { icon: IconName; label: string; size?: number; fill?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(s.icon, className)}
    >
      <Icon name={icon} size={size ?? 20} fill={fill ?? false} />
    </button>
  )
}
