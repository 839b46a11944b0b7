import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['backend/testing/start-database.ts'],
    setupFiles: ['backend/testing/fail-on-console-error.ts'],
    pool: 'forks',
    // One file a core: many start whole Veladas and browsers, which a third one would starve.
    maxWorkers: 2,
    hookTimeout: 60_000,
    // As patient as the browser's own waits are.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,backend,frontend,emails,sandbox}/**/*.test.ts'],
          // To load the api takes longer than most files' tests; each file has a database of its own.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 90_000,
        },
      },
      {
        // Needs no database.
        extends: false,
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['frontend/**/*.test.tsx'],
          environment: './frontend/testing/browser.ts',
          // A document takes longer to make than its tests to run; what a test leaves is cleared after it.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 90_000,
          setupFiles: ['backend/testing/fail-on-console-error.ts', 'frontend/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          globalSetup: ['backend/testing/start-database.ts', 'journeys/start-shared-veladas.ts'],
          include: ['journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
