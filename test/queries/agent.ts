import { countAgentWork, findPresentAgent } from '#database/agent/present-agent.ts';
import { listTeam, listTeamByOffice } from '#database/agent/team.ts';
import { now, sample } from './sample.ts';

export const samples = [
  sample(findPresentAgent, 3),
  sample(countAgentWork, 3, now),
  sample(listTeam),
  sample(listTeamByOffice),
];
