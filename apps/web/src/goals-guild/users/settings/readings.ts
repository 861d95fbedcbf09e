import { reading } from '../../../api/cache.ts'
import { MailPreferences, OwnProfile } from './settings.operations.ts'

export const profileReading = reading(['me', 'profile'], OwnProfile, {})
export const preferencesReading = reading(['me', 'mails'], MailPreferences, {})
