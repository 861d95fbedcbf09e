import { Link } from '@tanstack/react-router'
import type { ComponentProps, ContextType } from 'react'
import type { NamedContext } from '../../ui/rich-text.tsx'

type NamedProps = ComponentProps<ContextType<typeof NamedContext>>

/** Leads to somebody whom a text names, or to what else has a tag. */
export const Named = ({ kind, name, ...rest }: NamedProps) =>
  kind === 'person' ? (
    <Link to="/people/$nick" params={{ nick: name }} {...rest} />
  ) : (
    <Link to="/tags/$tag" params={{ tag: name.toLowerCase() }} {...rest} />
  )
