import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NotificationFields } from './notifications.operations.ts'

interface Target {
  readonly to: string
  readonly hash?: string
}

const places: Readonly<Record<string, (id: string) => string>> = {
  goal: (id) => `/goals/${id}`,
  activity: (id) => `/activities/${id}`,
  task: (id) => `/tasks/${id}`,
  quest: (id) => `/quests/${id}`,
  room: (id) => `/chat/${id}`,
  request: (id) => `/chat/${id}`,
}

/** The page of what it is about. */
function targetOf(notification: NotificationFields): Target {
  const { kind, actor, resourceType, resourceId, goalId, commentId } = notification
  if (kind === 'follow' && actor) return { to: `/people/${actor.nickname}` }
  if (kind === 'invite' && resourceType !== 'group') return { to: '/invites' }
  if (goalId !== null) return { to: `/goals/${goalId}` }
  const place = resourceType === null ? undefined : places[resourceType]
  if (!place || resourceId === null) return { to: '/' }
  return { to: place(resourceId), ...(commentId !== null && { hash: `comment-${commentId}` }) }
}

interface NotificationLinkProps {
  readonly notification: NotificationFields
  readonly className: string | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

export const NotificationLink = ({ notification, ...rest }: NotificationLinkProps) => (
  <Link
    {...targetOf(notification)}
    {...rest}
    preload={false}
    data-new={notification.isRead ? undefined : true}
  />
)
