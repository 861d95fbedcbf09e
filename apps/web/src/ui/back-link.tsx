import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import s from './back-link.module.css'
import { Icon } from './icons.tsx'

type BackLinkProps = Pick<LinkProps, 'to' | 'params'> & { readonly children: ReactNode }

/** Where one came from, or would have. */
export const BackLink = ({ to, params, children }: BackLinkProps) => (
  <Link {...({ to, params } as LinkProps)} className={s.back}>
    <Icon name="back" size={18} /> {children}
  </Link>
)
