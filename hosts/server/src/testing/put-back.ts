export { backupNames, readBackup } from '../backup/manifest.ts'
export { restoreStore } from '../backup/restore-backup.ts'
