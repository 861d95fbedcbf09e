import type { NotificationBundle, Preference, ReportGuard, UnreadCount } from '../index.ts'
import { at, sample } from './sample.ts'

export const unreadCount = sample<UnreadCount>({
  userId: 'u1',
  count: 3,
  updatedAt: at(3),
  wave: 1,
})
export const bundle = sample<NotificationBundle>({
  userId: 'u1',
  name: 'application-r1',
  notificationId: 'n1',
})
export const preference = sample<Preference>({
  userId: 'u1',
  emailOnApplicationUpdate: true,
  emailOnAccessRequest: true,
  emailOnMessage: false,
  emailOnSystem: true,
  updatedAt: at(1),
})
export const reportGuard = sample<ReportGuard>({
  targetType: 'MESSAGE',
  targetId: 'm1',
  reporterId: 'u1',
  reportId: 'p1',
  createdAt: at(0),
})
