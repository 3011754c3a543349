import { whenWanted } from '@clipfront/shell/when-wanted'

whenWanted(async (takeOver) => (await import('../src/start.ts')).start(takeOver))
