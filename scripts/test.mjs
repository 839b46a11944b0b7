// npm test: install and build when needed, then every check and every test.
import { build, install, run } from './prepare.mjs'

install()
run('npm', ['run', '--silent', 'check'])
build()
run('vitest', ['run'])
