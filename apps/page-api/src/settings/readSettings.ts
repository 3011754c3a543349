import { readDatabaseSettings } from '@clipfront/catalog/database'
import { readMailSettings } from '@clipfront/mail/delivery'
import { readFiguresToken, readHost, readPort, readSecrets } from '@clipfront/settings'
import { readAssistantSettings } from './readAssistantSettings.ts'

/**
 * Everything that the environment decides. Read once, at the start.
 * @param environment usually `process.env`
 * @throws {ConfigError} a value cannot be used; the message says which and what to write
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const database = readDatabaseSettings(environment)
  return {
    ...database,
    // What the server listens on.
    host: readHost(environment, 'PORT_API'),
    port: readPort(environment, 'PORT_API'),
    adminHost: readHost(environment, 'PORT_ADMIN_API'),
    adminPort: readPort(environment, 'PORT_ADMIN_API'),
    sitePorts: { main: readPort(environment, 'PORT_MAIN'), cpw: readPort(environment, 'PORT_CPW') },
    mail: readMailSettings(environment),
    languageModel: readAssistantSettings(environment),
    secrets: readSecrets(environment, database.dataFolder),
    /** Read when it is first asked for: a desk that is open on this machine alone needs none. */
    readFiguresToken: () => readFiguresToken(environment, database.dataFolder),
  }
}
