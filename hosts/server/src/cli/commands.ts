import { adminCommands } from './admin.ts'
import { adoptCommand } from './adopt.ts'
import { backupCommands } from './backup.ts'
import { archiveCommands } from './archive.ts'
import { changeCommands } from './changes.ts'
import type { Command } from './command.ts'
import { deadLetterCommands } from './dead-letters.ts'
import { reconcileCommand } from './reconcile.ts'
import { restoreCommand } from './restore.ts'
import { searchCommands } from './search.ts'
import { tableCommands } from './tables.ts'
import { transferCommands } from './transfer.ts'
import { verifyCommand } from './verify.ts'

export const commands: readonly Command[] = [
  ...adminCommands,
  ...tableCommands,
  ...deadLetterCommands,
  ...changeCommands,
  verifyCommand,
  reconcileCommand,
  adoptCommand,
  ...backupCommands,
  restoreCommand,
  ...transferCommands,
  ...searchCommands,
  ...archiveCommands,
]
